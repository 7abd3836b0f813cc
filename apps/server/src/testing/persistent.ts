import { randomUUID } from "node:crypto";
import { type CallId, calls } from "@nutri/contract";
import { CONSENTS, multipart, PNG } from "./belongings.ts";

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

/** What a visitor was told is kept. */
type Ledger = { logs: Set<string>; files: Set<string>; orders: Set<string>; nickname: string };
type Held = {
  operation_logs: { id: string }[];
  files: { id: string; base64: string }[];
  orders: { id: string }[];
  custom_plans: { answers: { nickname?: string } | null }[];
};

/** A visitor who writes of every kind, again and again, and can say at the end whether all is there, once. */
export class Writer {
  readonly client: PersistentClient;
  readonly #name: string;
  readonly #ledger: Ledger = { logs: new Set(), files: new Set(), orders: new Set(), nickname: "" };
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
    this.#plan = await client.data("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, (d: { id: string }) => d.id);
    this.#sku = await client.data("productGetAll", { body: {} }, ({ items }: { items: { id: string; skus: { id: string }[] }[] }) => ({
      productId: items[0]?.id ?? "",
      skuId: items[0]?.skus[0]?.id ?? "",
    }));
  }

  /** One turn of writes; each is acknowledged when it returns. */
  async turn(): Promise<void> {
    const { client } = this;
    const nickname = `${this.#name}-${++this.#turn}`;
    const id = (d: { id: string }): string => d.id;
    this.#ledger.logs.add(await client.data("operationLogSave", { body: { type: "share", note: nickname } }, id));
    const answers = { nickname, gender: "male", age: 40 };
    await client.ask("questionnairePut", {
      body: { customNutritionPlanId: this.#plan, questionnaireType: "short_questionnaire", answers, submit: false },
    });
    this.#ledger.nickname = nickname;
    const upload = Buffer.concat([PNG, Buffer.from(nickname)]);
    this.#ledger.files.add(await client.data("fileUpload", { query: { path: "chat" }, upload }, (d: { fileId: string }) => d.fileId));
    if (this.#turn % 3 !== 0) return;
    const address = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
    const order = { items: [{ ...this.#sku, quantity: 1 }], address };
    const orderId = await client.data("orderMultiProd", { body: order }, (d: { orderId: string }) => d.orderId);
    this.#ledger.orders.add(orderId);
    await client.ask("orderCancel", { body: { orderId } });
  }

  /** What is not as it was acknowledged: lost, doubled, or a row without its file. Empty: all is well. */
  async wrong(): Promise<string[]> {
    const held = await this.client.data("exportData", {}, (d: Held) => d);
    const faults: string[] = [];
    const same = (what: string, told: ReadonlySet<string>, there: readonly string[]): void => {
      if (there.length !== told.size || there.some((id) => !told.has(id)))
        faults.push(`${this.#name}: ${told.size} ${what} acknowledged, ${there.length} kept`);
    };
    const ids = (rows: readonly { id: string }[]): string[] => rows.map((r) => r.id);
    same("log entries", this.#ledger.logs, ids(held.operation_logs));
    same("files", this.#ledger.files, ids(held.files));
    same("orders", this.#ledger.orders, ids(held.orders));
    if (held.files.some((f) => f.base64 === "")) faults.push(`${this.#name}: an empty file`);
    const nickname = held.custom_plans[0]?.answers?.nickname ?? "";
    if (nickname !== this.#ledger.nickname) faults.push(`${this.#name}: answers ${nickname} instead of ${this.#ledger.nickname}`);
    return faults;
  }

  /** How many writes were acknowledged. */
  get written(): number {
    const { logs, files, orders } = this.#ledger;
    return logs.size + files.size + orders.size + this.#turn;
  }
}
