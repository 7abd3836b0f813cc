import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { YouzanSettings } from "../env.ts";
import { parseJson } from "../retail/youzan/json.ts";
import { signOf } from "../retail/youzan/push.ts";

/** How the fake platform misbehaves at its next calls, one each. */
export type Mischief = "slow" | "500" | "429" | "limited" | "half" | "cut" | "html" | "expired" | "refused" | "old_error" | "not_success";

type Sku = { sku_id: number | string; item_no: string; price: number; quantity: number };
export type FakeItem = {
  item_id: number | string;
  item_no?: string;
  price: number;
  quantity: number;
  is_listing?: boolean;
  skus?: Sku[];
  spu?: { spu_id: number | string };
};
export type FakeVoucher = { coupon_id: number | string; preferential_mode: number; value: number; from: number; to: number; verified_at?: number };
export type FakeTrade = { tid: string; status: string; refund_state?: number; payment: string; messages: string[] };
type Line = { goods_id: number | string; sku_id: number; num: number; price: number; item_message: string };

const CLIENT = { clientId: "fake-client", clientSecret: "fake-secret", grantId: "63077" } as const;
const WEEK = 7 * 86_400_000;

/** Youzan's open platform as its documentation describes it, on a port of its own: errors under HTTP 200, 64-bit ids, cents here and yuan there. */
export class FakeYouzan {
  readonly settings: YouzanSettings;
  readonly calls: { api: string; body: Record<string, unknown> }[] = [];
  items: FakeItem[] = [];
  vouchers = new Map<string, FakeVoucher[]>();
  people = new Map<string, string[]>();
  trades: FakeTrade[] = [];
  bills: Line[][] = [];
  /** What the next calls get instead of an answer. The token's calls are not counted. */
  readonly mischief: Mischief[] = [];
  tokens = 0;
  #token = "";
  readonly #server: Server;
  readonly #now: () => number;

  private constructor(server: Server, now: () => number) {
    this.#server = server;
    this.#now = now;
    this.settings = { ...CLIENT, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  static async start(now: () => number): Promise<FakeYouzan> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const fake = new FakeYouzan(server, now);
    server.on("request", (request, response) => void fake.#serve(request, response));
    return fake;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** From now on the token that is known is not valid any more. */
  expireToken(): void {
    this.#token = "";
  }

  countOf(api: string): number {
    return this.calls.filter((c) => c.api.startsWith(api)).length;
  }

  /** A buyer pays what the newest link holds, whose messages come back with the order. */
  buy(tid: string, status = "WAIT_SELLER_SEND_GOODS", bill = this.bills.at(-1) ?? []): FakeTrade {
    const cents = bill.reduce((sum, l) => sum + l.price * l.num, 0);
    const trade = { tid, status, payment: (cents / 100).toFixed(2), messages: bill.map((l) => l.item_message) };
    this.trades = [...this.trades.filter((t) => t.tid !== tid), trade];
    return trade;
  }

  /** A pushed message, as its bytes and headers. */
  push(more: Record<string, unknown>): { payload: Buffer; headers: Record<string, string> } {
    const body = {
      client_id: CLIENT.clientId,
      kdt_id: Number(CLIENT.grantId),
      type: "trade_TradePaid",
      mode: 1,
      sendCount: 0,
      test: false,
      msg: "%7B%7D",
      ...more,
    };
    const payload = Buffer.from(JSON.stringify(body));
    const headers = {
      "content-type": "application/json",
      "event-sign": signOf(this.settings, payload),
      "event-type": body.type,
      "client-id": CLIENT.clientId,
    };
    return { payload, headers };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = parseJson(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
    const url = new URL(request.url ?? "/", "http://fake");
    if (url.pathname === "/auth/token") return this.#send(response, this.#answerToken(body));
    const api = url.pathname.replace(/^\/api\//, "");
    this.calls.push({ api, body });
    const trouble = this.mischief.shift();
    if (trouble) return this.#misbehave(trouble, response);
    if (url.searchParams.get("access_token") !== this.#token || this.#token === "")
      return this.#send(response, { gw_err_resp: { err_code: 4203, err_msg: "token unknown", trace_id: "t-1" } });
    this.#send(response, this.#answer(api, body));
  }

  #send(response: ServerResponse, body: unknown): void {
    response.writeHead(200, { "content-type": "application/json" }).end(typeof body === "string" ? body : JSON.stringify(body));
  }

  #misbehave(trouble: Mischief, response: ServerResponse): void {
    const whole = JSON.stringify({ success: true, code: 200, data: { is_success: true } });
    switch (trouble) {
      case "slow":
        return;
      case "500":
        response.writeHead(500).end("oops");
        return;
      case "429":
        response.writeHead(429).end();
        return;
      case "html":
        return this.#send(response, "<html>busy</html>");
      case "half":
        return this.#send(response, whole.slice(0, 20));
      case "cut":
        response.writeHead(200, { "content-type": "application/json", "content-length": 1000 }).write(whole, () => response.destroy());
        return;
      case "limited":
        return this.#send(response, { gw_err_resp: { err_code: 4101, err_msg: "too many", trace_id: "t-2" } });
      case "expired":
        this.#token = "";
        return this.#send(response, { gw_err_resp: { err_code: 4202, err_msg: "expired", trace_id: "t-3" } });
      case "refused":
        return this.#send(response, { success: false, code: 122001001, message: "item missing", data: null, trace_id: "t-4" });
      case "old_error":
        return this.#send(response, { error_response: { code: 50000, msg: "old" } });
      case "not_success":
        return this.#send(response, { success: true, code: 200, data: { is_success: false } });
    }
  }

  #answerToken(body: Record<string, unknown>): unknown {
    const right = body["client_id"] === CLIENT.clientId && body["client_secret"] === CLIENT.clientSecret && body["grant_id"] === CLIENT.grantId;
    if (!right || body["authorize_type"] !== "silent") return { success: false, code: 1000, message: "bad app", data: null };
    if (this.#token === "" || body["refresh"] === true) this.#token = `token-${++this.tokens}`;
    return { success: true, code: 200, data: { access_token: this.#token, expires: this.#now() + WEEK, scope: "", authority_id: CLIENT.grantId } };
  }

  #answer(api: string, body: Record<string, unknown>): unknown {
    const ok = (data: unknown): unknown => ({ success: true, code: 200, message: "", data, trace_id: "t-0" });
    switch (api) {
      case "youzan.items.onsale.get/3.0.0": {
        const from = (Number(body["page_no"]) - 1) * Number(body["page_size"]);
        const listed = this.items.filter((i) => i.is_listing !== false);
        // A 64-bit id goes out as the number it is, which JSON.stringify cannot write.
        const items = listed.slice(from, from + Number(body["page_size"])).map((i) => `{"item_id":${i.item_id},"title":"x"}`);
        return `{"success":true,"code":200,"data":{"count":${listed.length},"items":[${items.join(",")}]}}`;
      }
      case "youzan.item.get/3.0.0": {
        const item = this.items.find((i) => String(i.item_id) === String(body["item_id"]));
        if (!item) return { success: false, code: 122001001, message: "item missing", data: null };
        return JSON.stringify(ok({ item: { is_listing: true, ...item } })).replaceAll(/"(item_id|sku_id|spu_id)":"(\d+)"/g, '"$1":$2');
      }
      case "youzan.users.info.query/1.0.1":
        return ok({ user_list: (this.people.get(String(body["mobile"])) ?? []).map((yz_open_id) => ({ primitive_info: { yz_open_id } })) });
      case "youzan.ump.voucher.query/3.0.0": {
        const all = this.vouchers.get(String(body["yz_open_id"])) ?? [];
        const data = all.map((v, i) => ({
          activity_id: i + 1,
          voucher_identity: { coupon_id: v.coupon_id, coupon_type: 0 },
          preferential_mode: v.preferential_mode,
          value: v.value,
          valid_start_time: v.from,
          valid_end_time: v.to,
          verified_at: v.verified_at ?? null,
        }));
        return { success: true, code: 200, total: all.length, page_num: 1, page_size: 200, data };
      }
      case "youzan.trade.bill.goods.url.get/3.1.0":
        this.bills.push(parseJson(String(body["item_list"])) as Line[]);
        return ok({
          is_success: true,
          book_key: `book-${this.bills.length}`,
          url: `cashier.example.com/pay/wsctrade_buy?kdt_id=${CLIENT.grantId}&book_key=book-${this.bills.length}`,
        });
      case "youzan.trade.get/4.0.2": {
        const trade = this.trades.find((t) => t.tid === body["tid"]);
        return trade ? ok({ full_order_info: fullOrder(trade) }) : { success: false, code: 5000, message: "trade not found", data: null };
      }
      case "youzan.trades.sold.get/4.0.4": {
        const from = (Number(body["page_no"]) - 1) * Number(body["page_size"]);
        const page = this.trades.slice(from, from + Number(body["page_size"]));
        return ok({ total_results: this.trades.length, full_order_info_list: page.map((t) => ({ full_order_info: fullOrder(t) })) });
      }
      default:
        return { gw_err_resp: { err_code: 4005, err_msg: "unknown method", trace_id: "t-5" } };
    }
  }
}

const fullOrder = (t: FakeTrade): object => ({
  order_info: { tid: t.tid, status: t.status, refund_state: t.refund_state ?? 0, created: "2026-11-21 16:00:00" },
  pay_info: { payment: t.payment, total_fee: t.payment, post_fee: "0.00" },
  orders: t.messages.map((buyer_messages, i) => ({ oid: String(i), num: 1, buyer_messages })),
});
