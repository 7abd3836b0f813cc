import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { FakeYouzan, type Mischief } from "../../testing/youzan.ts";
import { itemIds, offersOf, openIdOf } from "./api.ts";
import { Breaker } from "./breaker.ts";
import { YouzanClient } from "./client.ts";
import { readEnvelope } from "./envelope.ts";
import { PlatformError, type PlatformTrouble } from "./failure.ts";
import { long, parseJson } from "./json.ts";
import { longestWait, retrying, TRIES } from "./retry.ts";

const troubleOf = async (work: Promise<unknown>): Promise<PlatformTrouble | "none"> => {
  const error: unknown = await work.then(
    () => undefined,
    (e: unknown) => e,
  );
  return error instanceof PlatformError ? error.trouble : "none";
};

describe("a client of the platform", () => {
  let fake: FakeYouzan;
  let waits: number[];
  let clock: number;
  let warned: unknown[];
  let client: YouzanClient;
  beforeEach(async () => {
    [waits, warned, clock] = [[], [], 1_795_000_000_000];
    fake = await FakeYouzan.start(() => clock);
    const chance = { random: () => 0.5, sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
    client = new YouzanClient({
      settings: fake.settings,
      now: () => clock,
      log: { warn: (line: unknown) => void warned.push(line) } as never,
      chance,
      timeoutMs: 200,
    });
  });
  afterEach(() => fake.stop());
  const ask = () => client.call("youzan.items.onsale.get/3.0.0", { page_no: 1, page_size: 5 }, z.object({ data: z.object({ count: z.number() }) }));
  const after = (...mischief: Mischief[]) => {
    fake.mischief.push(...mischief);
    return ask();
  };

  it.each<Mischief>(["500", "html", "half", "cut", "slow"])("tries again after %s, a little later", async (trouble) => {
    expect((await after(trouble)).data.count).toBe(0);
    expect([fake.calls.length, waits]).toEqual([2, [150]]);
  });

  it.each<Mischief>(["limited", "429"])("waits longer after %s", async (trouble) => {
    await after(trouble, trouble);
    expect(waits).toEqual([1500, 3000]);
  });

  it("gives up after four tries, and says what it was without a word of what was sent", async () => {
    expect(await troubleOf(after("500", "500", "500", "500"))).toBe("unreachable");
    expect([fake.calls.length, waits]).toEqual([TRIES, [150, 300, 600]]);
    expect(warned).toEqual([{ api: "youzan.items.onsale.get/3.0.0", trouble: "unreachable", code: "500", trace: undefined }]);
  });

  it.each<Mischief>(["refused", "old_error", "not_success"])("takes %s for an answer", async (trouble) => {
    expect([await troubleOf(after(trouble)), fake.calls.length]).toEqual(["refused", 1]);
  });

  it("gets another token when its own has expired, once", async () => {
    await ask();
    expect((await after("expired")).data.count).toBe(0);
    expect([fake.tokens, waits]).toEqual([2, []]);
    expect(await troubleOf(after("expired", "expired"))).toBe("token");
  });

  it("takes the token that another instance has got meanwhile", async () => {
    await ask();
    fake.expireToken();
    const other = new YouzanClient({
      settings: fake.settings,
      now: () => clock,
      log: { warn: () => undefined } as never,
      chance: { random: () => 0, sleep: () => Promise.resolve() },
    });
    await other.call("youzan.items.onsale.get/3.0.0", { page_no: 1, page_size: 5 }, z.object({ data: z.unknown() }));
    await ask();
    expect(fake.tokens).toBe(2);
  });

  it("asks for one token when many ask at once, and for another before it ends", async () => {
    await Promise.all(Array.from({ length: 5 }, ask));
    expect(fake.tokens).toBe(1);
    clock += 7 * 86_400_000 - 3_600_000;
    fake.expireToken();
    await ask();
    expect(fake.tokens).toBe(2);
    expect(fake.calls).toHaveLength(6);
  });

  it("stops asking a platform that does not answer, and asks once after half a minute", async () => {
    await troubleOf(after("500", "500", "500", "500"));
    expect(await troubleOf(after("500"))).toBe("open");
    expect(fake.calls).toHaveLength(5);
    expect(await troubleOf(ask())).toBe("open");
    expect(fake.calls).toHaveLength(5);
    clock += 30_000;
    expect(await troubleOf(ask())).toBe("none");
    expect(await troubleOf(ask())).toBe("none");
  });

  it("reads a catalogue with ids of 64 bits, all pages of it", async () => {
    fake.items = Array.from({ length: 205 }, (_, i) => ({
      item_id: `${9_007_199_254_741_001n + BigInt(i)}`,
      item_no: `sku-${i}`,
      price: 100 + i,
      quantity: i,
      spu: { spu_id: "9100000000000000001" },
    }));
    const ids = await itemIds(client);
    expect([ids.length, ids[0], ids[1]]).toEqual([205, "9007199254741001", "9007199254741002"]);
    expect(fake.calls).toHaveLength(3);
    expect(await offersOf(client, ids[1]!)).toEqual([
      { skuId: "sku-1", itemId: "9007199254741002", platformSkuId: "9100000000000000001", priceCents: 101, stock: 1 },
    ]);
  });

  it("takes a mobile for somebody only when it is exactly one", async () => {
    fake.people = new Map([
      ["1", ["a", "a"]],
      ["2", ["a", "b"]],
    ]);
    expect([await openIdOf(client, "1"), await openIdOf(client, "2"), await openIdOf(client, "3")]).toEqual(["a", undefined, undefined]);
  });
});

describe("the envelopes", () => {
  it.each([
    [200, { success: true, code: 200, data: 1 }, "none"],
    [200, { response: { ok: 1 } }, "none"],
    [200, { success: true, code: 200, total: 3, data: [] }, "none"],
    [200, { gw_err_resp: { err_code: 4203, err_msg: "x", trace_id: "t" } }, "token"],
    [200, { gw_err_resp: { err_code: 4101 } }, "limited"],
    [200, { gw_err_resp: { err_code: 4204 } }, "refused"],
    [200, { error_response: { code: 4202 } }, "token"],
    [200, { success: true, code: 5000, data: {} }, "refused"],
    [200, { success: false, code: 200, data: {} }, "refused"],
    [200, { success: true, code: 200, data: { is_success: false } }, "refused"],
    [200, { success: true, code: 200 }, "unreachable"],
    [200, [1], "unreachable"],
    [301, {}, "refused"],
    [503, {}, "unreachable"],
  ])("%i %j: %s", async (status, body, trouble) => {
    expect(await troubleOf(Promise.resolve().then(() => readEnvelope(status, JSON.stringify(body))))).toBe(trouble);
  });

  it("keep 64-bit ids digit by digit, in and out", () => {
    expect(parseJson('{"a":9007199254740993,"b":12,"c":1.5,"d":"x"}')).toEqual({ a: "9007199254740993", b: 12, c: 1.5, d: "x" });
    expect(JSON.stringify({ id: long("9007199254740993") })).toBe('{"id":9007199254740993}');
    for (const bad of ["", "1.5", "-1", "1e3", '1,"x":2']) expect(() => long(bad)).toThrow(RangeError);
  });
});

describe("trying again", () => {
  it("waits a random part of a time that doubles up to a bound", () => {
    expect([0, 1, 2].map((n) => longestWait("unreachable", n))).toEqual([300, 600, 1200]);
    expect([longestWait("limited", 9), longestWait("refused", 0), longestWait("open", 0)]).toEqual([48_000, undefined, undefined]);
  });
  it("does not hide a fault of ours", async () => {
    await expect(retrying(() => Promise.reject(new TypeError("ours")), { random: () => 0, sleep: () => Promise.resolve() })).rejects.toThrow("ours");
  });
});

describe("the breaker", () => {
  const fails = () => Promise.reject(new PlatformError("unreachable", 1));
  it("lets one through when its time is over, and opens again when that fails", async () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    for (let i = 0; i < 5; i++) await troubleOf(breaker.run(fails));
    expect(breaker.isOpen).toBe(true);
    now = 30_000;
    let release = (): void => undefined;
    const trial = breaker.run(() => new Promise<void>((_, reject) => (release = () => reject(new PlatformError("unreachable", 1)))));
    expect(await troubleOf(breaker.run(() => Promise.resolve(1)))).toBe("open");
    release();
    expect(await troubleOf(trial)).toBe("unreachable");
    expect(breaker.isOpen).toBe(true);
    now = 60_000;
    await breaker.run(() => Promise.resolve(1));
    expect(breaker.isOpen).toBe(false);
  });
  it("is not opened by refusals", async () => {
    const breaker = new Breaker(() => 0);
    for (let i = 0; i < 20; i++) await troubleOf(breaker.run(() => Promise.reject(new PlatformError("refused", 1))));
    expect(breaker.isOpen).toBe(false);
  });
});
