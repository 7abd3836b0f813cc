import type { CallId } from "@nutri/contract";

/** Calls of the contract whose work is still to come: they answer 501 `not_built`. A test counts this list down. */
export const notBuilt = [
  "readLabel",
  "reportPut",
  "reportGet",
  "reportPage",
  "reportConfirm",
  "reportList",
  "reportStream",
  "reportCorrect",
  "reportRemove",
  "biomarkerTrend",
  "chatSend",
  "chatStream",
  "chatStop",
  "chatRegenerate",
  "chatConversations",
  "chatMessages",
  "chatRename",
  "chatRemove",
  "chatFeedback",
  "chatQuickQuestions",
  "queryVouchers",
  "orderMultiProd",
  "orders",
  "order",
  "orderCancel",
  "orderPay",
] as const satisfies readonly CallId[];
export type NotBuilt = (typeof notBuilt)[number];
