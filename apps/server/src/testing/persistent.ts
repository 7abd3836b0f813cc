import { randomUUID } from "node:crypto";
import { type CallId, calls } from "@nutri/contract";
import { CONSENTS, multipart, PNG } from "./belongings.ts";
import { readEvents } from "./events.ts";

type Input = { query?: Record<string, string>; body?: object; upload?: Buffer };

const PAUSE_MS = 100;
/** Beyond this a request has failed. */
const PATIENCE_MS = 180_000;

/**
 * A client as the contract wants one: what gets no answer, or 503, is sent again with the same Idempotency-Key, to the next address.
 * It keeps a ledger of what was acknowledged.
 */
export class PersistentClient {
  token = "";
  /** Requests that were sent again. */
  retried = 0;
  readonly #urls: () => readonly string[];
  #next: number;

  constructor(urls: () => readonly string[], at = 0) {
    this.#urls = urls;
    this.#next = at;
  }

  /** The text of the answer 200. @throws with any other answer */
  async ask(id: CallId, { query = {}, body = {}, upload }: Input = {}, headers: Record<string, string> = {}): Promise<string> {
    const { method, path } = calls[id];
    const init: RequestInit = {
      method,
      headers: {
        "content-type": upload ? "multipart/form-data; boundary=B" : "application/json",
        "idempotency-key": randomUUID(),
        ...(this.token !== "" && { authorization: this.token }),
        ...headers,
      },
      ...(method === "POST" && { body: upload ? new Uint8Array(multipart(upload)) : JSON.stringify(body) }),
    };
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.#once(`/api${path}?${new URLSearchParams(query).toString()}`, init);
      if (answer?.status === 200) return answer.text;
      if (answer && answer.status !== 503) throw new Error(`${id} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      if (Date.now() > until) throw new Error(`${id} got no answer in time`);
      this.retried++;
      this.#next++;
      await new Promise((wait) => setTimeout(wait, PAUSE_MS));
    }
  }

  async data<T>(id: CallId, input: Input = {}, read: (data: never) => T): Promise<T> {
    return read((JSON.parse(await this.ask(id, input)) as { data: never }).data);
  }

  async #once(path: string, init: RequestInit): Promise<{ status: number; text: string } | undefined> {
    const urls = this.#urls();
    const base = urls[this.#next % Math.max(1, urls.length)];
    if (base === undefined) return undefined;
    try {
      const response = await fetch(base + path, init);
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
  }
}

/** What a visitor was told is kept: orders with their state, questions with the answer that was heard. */
type Ledger = {
  logs: Set<string>;
  files: Set<string>;
  reports: Set<string>;
  orders: Map<string, string>;
  answers: Map<string, Heard>;
  nickname: string;
  submitted: boolean;
};
/** An answer whose makers died again and again is said to be interrupted. */
type Heard = { text: string; status: string };
type Order = { id: string; status: string; payment: { status: string } | null };
type Message = { id: string; role: string; status: string; body: { events?: readonly Event[] } };
type Event = { event: string; data: unknown };
type Held = {
  operation_logs: { id: string }[];
  files: { id: string; base64: string }[];
  health_reports: { id: string }[];
  orders: Order[];
  messages: Message[];
  custom_plans: { answers: { nickname?: string } | null }[];
};

const ANSWERS = { gender: "male", age: 40, heightCm: 170, weightKg: 65, activityLevel: "light", pregnancy: "none" } as const;
const NOTHING = { conditions: [], allergies: [], medicines: [] } as const;
const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const QUESTION = "维生素 C 一天吃多少？";

const idOf = (d: { id: string }): string => d.id;
const textOf = (events: readonly Event[]): string => events.map((e) => (e.event === "delta" ? (e.data as { text: string }).text : "")).join("");

function heardIn(events: readonly Event[]): Heard {
  const end = events.at(-1)?.data as { finishReason?: string } | undefined;
  return { text: textOf(events), status: end?.finishReason === "stop" ? "done" : String(end?.finishReason) };
}

/** A visitor who writes of every kind, again and again, and can say at the end whether all is there, once. */
export class Writer {
  readonly client: PersistentClient;
  readonly #name: string;
  readonly #ledger: Ledger = {
    logs: new Set(),
    files: new Set(),
    reports: new Set(),
    orders: new Map(),
    answers: new Map(),
    nickname: "",
    submitted: false,
  };
  #plan = "";
  #sku: { productId: string; skuId: string } | undefined;
  #turn = 0;

  constructor(name: string, urls: () => readonly string[], at: number) {
    this.client = new PersistentClient(urls, at);
    this.#name = name;
  }

  async begin(): Promise<void> {
    const { client } = this;
    client.token = await client.data("loginIp", { body: { clientType: "web" } }, (d: { accessToken: string }) => d.accessToken);
    await client.ask("consent", { body: CONSENTS });
    this.#plan = await client.data("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, idOf);
    this.#sku = await client.data("productGetAll", { body: {} }, ({ items }: { items: { id: string; skus: { id: string }[] }[] }) => ({
      productId: items[0]?.id ?? "",
      skuId: items[0]?.skus[0]?.id ?? "",
    }));
  }

  /** One turn of writes; each is acknowledged when it returns. */
  async turn(): Promise<void> {
    const { client } = this;
    const nickname = `${this.#name}-${++this.#turn}`;
    this.#ledger.logs.add(await client.data("operationLogSave", { body: { type: "share", note: nickname } }, idOf));
    await this.#answer(nickname, this.#every(20));
    const upload = Buffer.concat([PNG, Buffer.from(nickname)]);
    this.#ledger.files.add(await client.data("fileUpload", { query: { path: "chat" }, upload }, (d: { fileId: string }) => d.fileId));
    if (this.#every(2)) await this.#ask();
    if (this.#every(3)) await this.#order();
    const rows = [{ code: "ferritin", value: this.#turn, unit: "ug/L" }];
    if (this.#every(10)) this.#ledger.reports.add(await client.data("reportPut", { body: { rows } }, idOf));
  }

  #every(turns: number): boolean {
    return this.#turn % turns === 0;
  }

  async #answer(nickname: string, submit: boolean): Promise<void> {
    const answers = { ...ANSWERS, ...NOTHING, nickname };
    await this.client.ask("questionnairePut", {
      body: { customNutritionPlanId: this.#plan, questionnaireType: "short_questionnaire", answers, submit },
    });
    this.#ledger.nickname = nickname;
    this.#ledger.submitted ||= submit;
  }

  /** An order that is given up unpaid, or paid and given up; some stay paid. */
  async #order(): Promise<void> {
    const { client } = this;
    const body = { items: [{ ...this.#sku, quantity: 1 }], address: ADDRESS };
    const orderId = await client.data("orderMultiProd", { body }, (d: { orderId: string }) => d.orderId);
    const move = async (id: "orderPay" | "orderCancel"): Promise<void> => {
      this.#ledger.orders.set(orderId, await client.data(id, { body: { orderId } }, (d: { status: string }) => d.status));
    };
    this.#ledger.orders.set(orderId, "created");
    if (this.#every(2)) await move("orderPay");
    if (!this.#every(36)) await move("orderCancel");
  }

  /** A question, until its answer has been heard to its end: a stream that ends before is asked for again, with the same key. */
  async #ask(): Promise<void> {
    const key = randomUUID();
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const events = readEvents(await this.client.ask("chatSend", { body: { text: QUESTION } }, { "idempotency-key": key }));
      const start = events.find((e) => e.event === "start")?.data as { messageId: string } | undefined;
      if (start && events.at(-1)?.event === "end") return void this.#ledger.answers.set(start.messageId, heardIn(events));
      if (Date.now() > until) throw new Error("an answer did not end in time");
      this.client.retried++;
      await new Promise((wait) => setTimeout(wait, PAUSE_MS));
    }
  }

  /** What is not as it was acknowledged: lost, doubled, or a row without its file. Empty: all is well. */
  async wrong(): Promise<string[]> {
    const held = await this.client.data("exportData", {}, (d: Held) => d);
    const { logs, files, reports, orders, answers, nickname, submitted } = this.#ledger;
    const faults: string[] = [];
    const same = (what: string, told: { readonly size: number; has: (id: string) => boolean }, there: readonly { id: string }[]): void => {
      if (there.length !== told.size || there.some(({ id }) => !told.has(id))) faults.push(`${told.size} ${what} acknowledged, ${there.length} kept`);
    };
    same("log entries", logs, held.operation_logs);
    same("files", files, held.files);
    same("reports", reports, held.health_reports);
    same("orders", orders, held.orders);
    for (const order of held.orders) faults.push(...wrongOrder(order, orders.get(order.id)));
    same(
      "answers",
      answers,
      held.messages.filter((m) => m.role === "assistant"),
    );
    same(
      "questions",
      { size: answers.size, has: () => true },
      held.messages.filter((m) => m.role === "user"),
    );
    for (const { id, status, body } of held.messages) {
      const heard = answers.get(id);
      if (heard && (status !== heard.status || heard.text !== textOf(body.events ?? []))) faults.push(`answer ${id} is not what was heard`);
    }
    if (held.files.some((f) => f.base64 === "")) faults.push("an empty file");
    const kept = held.custom_plans[0]?.answers?.nickname ?? "";
    if (kept !== nickname) faults.push(`answers ${kept} instead of ${nickname}`);
    if (submitted && !(await this.#hasPlan())) faults.push("no plan was made");
    return faults.map((fault) => `${this.#name}: ${fault}`);
  }

  async #hasPlan(): Promise<boolean> {
    const text = await this.client.ask("precisePlanStream", { query: { custom_nutrition_plan_id: this.#plan } });
    return readEvents(text).at(-1)?.event === "plan";
  }

  /** How many answers were not finished. */
  get brokenOff(): number {
    return [...this.#ledger.answers.values()].filter(({ status }) => status !== "done").length;
  }

  /** How many writes were acknowledged. */
  get written(): number {
    const { logs, files, reports, orders, answers } = this.#ledger;
    return logs.size + files.size + reports.size + orders.size + answers.size + this.#turn;
  }
}

/** What becomes of the payment of an order in a state. */
const PAID: Readonly<Record<string, string>> = { paid: "paid", refunded: "refunded" };

function wrongOrder({ id, status, payment }: Order, told: string | undefined): string[] {
  if (status !== told) return [`order ${id} is ${status} instead of ${told}`];
  const expected = PAID[status];
  return expected !== undefined && payment?.status !== expected ? [`order ${id} is ${status}, its payment ${payment?.status}`] : [];
}
