import { type CallId, CONSENT_VERSION } from "@nutri/contract";
import { HEALTHY } from "./answers.ts";
import { readEvents } from "./events.ts";

/** One call as somebody; its answer's text. `payload` instead of a body: a file. */
export type AskAs = (
  id: CallId,
  input: { query?: Record<string, string>; body?: object; upload?: Buffer },
  headers?: Record<string, string>,
) => Promise<string>;

/** What a visitor of this product may have, by kind: an id each. */
export type Belongings = Record<"questionnaire" | "plan" | "report" | "file" | "conversation" | "message" | "order" | "voucher" | "product" | "sku", string>;
/** Kinds that belong to everybody. */
export const SHARED: ReadonlySet<keyof Belongings> = new Set(["product", "sku"] as const);

/** Whose an id is, by the field that it comes in; `open`: a word that nobody owns. */
const OWNED: Readonly<Record<string, keyof Belongings | "open" | Partial<Record<CallId, keyof Belongings>>>> = {
  id: {
    updateNickname: "plan",
    updateNicknamePost: "plan",
    addNutrients: "plan",
    reportGet: "report",
    reportPage: "report",
    reportConfirm: "report",
    reportStream: "report",
    reportCorrect: "report",
    reportRemove: "report",
  },
  customNutritionPlanId: "questionnaire",
  custom_nutrition_plan_id: "questionnaire",
  fileId: "file",
  fileIds: "file",
  conversationId: "conversation",
  messageId: "message",
  orderId: "order",
  voucherId: "voucher",
  businessId: "open",
  items: "product",
  productId: "product",
  skuId: "sku",
  ids: "product",
  nutrient: "open",
};

/** Of which kind the id is that comes in a field of a call; undefined: not known here yet. */
export function kindOfId(id: CallId, field: string): keyof Belongings | "open" | undefined {
  const kind = OWNED[field];
  return typeof kind === "object" ? kind[id] : kind;
}

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
export const CONSENTS = { version: CONSENT_VERSION, documents: ["agreement", "privacy", "health_data"], accepted: true } as const;
/** The smallest picture there is: a file of a kind that is taken. */
export const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=", "base64");

export const multipart = (file: Buffer, name = "a.png"): Buffer =>
  Buffer.concat([Buffer.from(`--B\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`), file, Buffer.from("\r\n--B--\r\n")]);

const dataOf = (text: string): unknown => (JSON.parse(text) as { data: unknown }).data;

async function planOf(ask: AskAs): Promise<Pick<Belongings, "questionnaire" | "plan">> {
  const { id: questionnaire } = dataOf(await ask("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } })) as { id: string };
  await ask("questionnairePut", {
    body: { customNutritionPlanId: questionnaire, questionnaireType: "short_questionnaire", answers: HEALTHY, submit: true },
  });
  const text = await ask("precisePlanStream", { query: { custom_nutrition_plan_id: questionnaire } });
  const last = readEvents(text).at(-1);
  if (last?.event !== "plan") throw new Error(`no plan was made: ${text.slice(0, 500)}`);
  return { questionnaire, plan: (last.data as { id: string }).id };
}

type Shop = { items: { id: string; skus: { id: string }[] }[] };

async function orderOf(ask: AskAs): Promise<Pick<Belongings, "order" | "voucher" | "product" | "sku">> {
  const { items } = dataOf(await ask("productGetAll", { body: {} })) as Shop;
  const [product = "", sku = ""] = [items[0]?.id, items[0]?.skus[0]?.id];
  const body = { items: [{ productId: product, skuId: sku, quantity: 1 }], address: ADDRESS };
  const { orderId } = dataOf(await ask("orderMultiProd", { body }, { "idempotency-key": "belongings" })) as { orderId: string };
  const vouchers = dataOf(await ask("queryVouchers", { query: { page_num: "1", page_size: "200" } })) as { items: { id: string }[] };
  return { order: orderId, voucher: vouchers.items[0]?.id ?? "", product, sku };
}

/** Gives a visitor with consents one of everything. */
export async function belongingsOf(ask: AskAs): Promise<Belongings> {
  const said = readEvents(await ask("chatSend", { body: { text: "维生素 D 一天吃多少？" } }))[0]?.data as { conversationId: string; messageId: string };
  const report = await ask("reportPut", { body: { rows: [{ code: "ferritin", value: 8, unit: "ug/L" }], reportDate: "2026-05-01" } });
  const file = await ask("fileUpload", { query: { path: "chat" }, upload: PNG });
  return {
    ...(await planOf(ask)),
    ...(await orderOf(ask)),
    report: (dataOf(report) as { id: string }).id,
    file: (dataOf(file) as { fileId: string }).fileId,
    conversation: said.conversationId,
    message: said.messageId,
  };
}
