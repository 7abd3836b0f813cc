import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../testing/server.ts";
import { overview } from "./overview.ts";

onEachDatabase("the operator's view", (server) => {
  it("counts rows, jobs and entries by day, and shows nothing of what was told", async () => {
    const { token } = await server().visitor();
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    const body = { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: { ...ANSWERS, nickname: "PLANTED" }, submit: true };
    await server().call("questionnairePut", { body }, { token });
    await server().call("operationLogSave", { body: { type: "PLANTED" } }, { token });
    await server().settled();
    const { db, env, files } = server().context;
    const engine = env.databaseUrl ? "postgres" : "sqlite";
    const seen = await overview({ db, engine, files, dataDir: env.dataDir, now: server().context.now() + 90_000 });
    expect(seen).toMatchObject({ database: engine, filesAnswer: true, rows: { users: 1, precise_plans: 1, operation_logs: 1, orders: 0 } });
    expect(seen.jobs).toEqual([{ kind: "plan", status: "done", count: 1, oldestSeconds: 90 }]);
    expect(seen.operationLog).toEqual([{ day: "2026-11-21", entries: 1 }]);
    expect(JSON.stringify(seen)).not.toContain("PLANTED");
  });
});
