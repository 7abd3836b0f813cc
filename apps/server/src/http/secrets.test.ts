import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CallId, calls } from "@nutri/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { PRIMARY_KEYS } from "../db/keys.ts";
import { HELD } from "../privacy/store.ts";
import { multipart, PNG } from "../testing/belongings.ts";
import { ANSWERS, onEachDatabase } from "../testing/server.ts";

const SECRET = "PLANTED";

onEachDatabase(
  "what somebody tells",
  (server) => {
    const upload = (token: string) =>
      server().app.inject({
        method: "POST",
        url: `/api${calls.fileUpload.path}?path=chat`,
        headers: { authorization: token, "content-type": "multipart/form-data; boundary=B" },
        payload: multipart(Buffer.concat([PNG, Buffer.from(SECRET)]), `${SECRET}.png`),
      });
    const tell = async (token: string): Promise<void> => {
      const say = async (id: CallId, body: object, key = `${SECRET}-${id}`): Promise<{ id: string }> => {
        const answer = await server().call(id, { body }, { token, headers: { "idempotency-key": key, "x-request-id": `abcdefgh-${id}` } });
        expect([id, answer.status]).toEqual([id, 200]);
        return answer.data as { id: string };
      };
      await say("userinfo", { nickname: SECRET });
      const plan = await say("customPlanNew", { clientType: "web", planType: "short_questionnaire" });
      const answers = { ...ANSWERS, nickname: SECRET, conditions: [SECRET], medicines: [{ name: SECRET }], diet: { pattern: "omnivore", notes: SECRET } };
      await say("questionnairePut", { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers, submit: true });
      await say("reportPut", { rows: [{ code: "ferritin", value: 8, unit: "ug/L" }] });
      await say("operationLogSave", { type: "share", note: SECRET });
      const chat = await server().call("chatSend", { body: { text: `${SECRET}?` } }, { token });
      const { conversationId, messageId } = JSON.parse(/data: (\{"conversationId.*\})/.exec(chat.text)?.[1] ?? "{}") as {
        conversationId: string;
        messageId: string;
      };
      await say("chatRename", { conversationId, title: SECRET });
      await server().call("queryVouchers", { query: { page_num: "1", page_size: "10" } }, { token });
      const address = { name: SECRET.slice(0, 20), tel: "13800138000", areaCode: "310101", addressDetail: `人民大道 ${SECRET} 号` };
      await say("chatFeedback", { messageId, rating: "down", text: SECRET });
      const order = await say("orderMultiProd", { items: [{ productId: "c-1", skuId: "c-1-60", quantity: 1 }], address, remark: SECRET });
      await say("orderPay", { orderId: (order as unknown as { orderId: string }).orderId });
      expect((await upload(token)).statusCode).toBe(200);
    };

    it("is nowhere in the clear: not in the database, the files, the log or the metrics; nor is its token", async () => {
      const { token } = await server().visitor();
      await tell(token);
      await server().call("questionnairePut", { body: { answers: SECRET } }, { token });
      await server().settled();
      const { db, env, metrics } = server().context;
      const places: Record<string, string> = { log: server().logs.join("\n"), metrics: await metrics.registry.metrics() };
      for (const table of Object.keys(PRIMARY_KEYS)) places[table] = JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
      for (const entry of readdirSync(env.dataDir, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) places[entry.name] = readFileSync(join(entry.parentPath, entry.name), "latin1");
      expect(Object.keys(places).length).toBeGreaterThan(20);
      // A new table of visitors' rows is told something here too. Buyers of a real platform are in youzan.test.ts.
      const untold = Object.keys(HELD).filter((table) => places[table] === "[]");
      expect(untold).toEqual(["invitation_uses", "platform_buyers"]);
      const bare = [SECRET, token, "13800138000", Buffer.from(SECRET).toString("base64").slice(0, 8)];
      for (const [place, text] of Object.entries(places)) for (const one of bare) expect([place, one, text.includes(one)]).toEqual([place, one, false]);
    });

    it("can be followed in the log from the request to its job, by ids", async () => {
      const lines = server().logs.map((line) => JSON.parse(line) as { reqId?: string; call?: string; kind?: string; outcome?: string; userId?: string });
      const asked = lines.find((l) => l.call === "questionnairePut" && l.reqId === "abcdefgh-questionnairePut");
      expect(asked?.userId).toMatch(/^[0-9a-f-]{36}$/);
      expect(lines.find((l) => l.kind === "plan" && l.reqId === asked?.reqId)?.outcome).toBe("done");
    });

    it("is counted: calls, jobs, orders, answers", async () => {
      const text = await server().context.metrics.registry.metrics();
      for (const line of [
        /^http_request_duration_seconds_count\{call="questionnairePut",status="200"\} 1$/m,
        /^job_duration_seconds_count\{kind="plan",outcome="done"\} \d+$/m,
        /^orders_total\{status="created"\} 1$/m,
        /^chat_answers_total\{by="engine",triage="none"\} 1$/m,
      ])
        expect(text).toMatch(line);
    });
  },
  { env: { logLevel: "debug" } },
);
