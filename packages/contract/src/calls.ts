/** Every call of the contract, once, by its id. */
import * as chat from "./calls/chat.ts";
import * as login from "./calls/login.ts";
import * as plan from "./calls/plan.ts";
import * as report from "./calls/report.ts";
import * as retail from "./calls/retail.ts";
import * as review from "./calls/review.ts";

const { loginIp, loginSos, userinfo, consent, exportData, erase, logoutAll, invCode, operationLogSave } = login;
const {
  customPlanNew,
  customPlanLast,
  questionnairePut,
  precisePlanGet,
  precisePlanStream,
  precisePlansByUser,
  updateNickname,
  updateNicknamePost,
  addNutrients,
  nutrientForms,
} = plan;
const { reviewOptions, questionOptions, reviewOptionsByName, searchMedicine, supplementReviews, readLabel, medicineTaboos } = review;
const { fileUpload, reportPut, reportGet, reportPage, reportConfirm, reportList, reportStream, reportCorrect, reportRemove, biomarkerTrend, biomarkerOptions } =
  report;
const { chatSend, chatStream, chatStop, chatRegenerate, chatConversations, chatMessages, chatRename, chatRemove, chatFeedback, chatQuickQuestions } = chat;
const { productGet, productGetAll, queryVouchers, orderMultiProd, orders, order, orderCancel, orderPay } = retail;

export const calls = {
  loginIp,
  loginSos,
  userinfo,
  consent,
  exportData,
  erase,
  logoutAll,
  invCode,
  operationLogSave,
  customPlanNew,
  customPlanLast,
  questionnairePut,
  precisePlanGet,
  precisePlanStream,
  precisePlansByUser,
  updateNickname,
  updateNicknamePost,
  addNutrients,
  nutrientForms,
  reviewOptions,
  questionOptions,
  reviewOptionsByName,
  searchMedicine,
  supplementReviews,
  readLabel,
  medicineTaboos,
  fileUpload,
  reportPut,
  reportGet,
  reportPage,
  reportConfirm,
  reportList,
  reportStream,
  reportCorrect,
  reportRemove,
  biomarkerTrend,
  biomarkerOptions,
  chatSend,
  chatStream,
  chatStop,
  chatRegenerate,
  chatConversations,
  chatMessages,
  chatRename,
  chatRemove,
  chatFeedback,
  chatQuickQuestions,
  productGet,
  productGetAll,
  queryVouchers,
  orderMultiProd,
  orders,
  order,
  orderCancel,
  orderPay,
};
export type Calls = typeof calls;
export type CallId = keyof Calls;
