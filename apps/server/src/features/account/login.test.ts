import { CONSENT_VERSION } from "@nutri/contract";
import { expect, it } from "vitest";
import { onEachDatabase, SSO_SECRET } from "../../testing/server.ts";
import { makeTicket } from "./ticket.ts";

const DAY = 86_400_000;

/** Another first character of the last four, so that bits change which are not padding. */
const withOneCharacterChanged = (text: string): string => `${text.slice(0, -4)}${text.at(-4) === "A" ? "B" : "A"}${text.slice(-3)}`;

onEachDatabase("login", (server) => {
  const ip = (body: object = {}) => server().call("loginIp", { body: { clientType: "web", ...body } });
  const sos = (token: string, more: object = {}) => server().call("loginSos", { body: { type: "you_zan", token, ...more } });
  const ticket = (mobile = "13800138000", seconds?: number, secret = SSO_SECRET) => makeTicket(secret, mobile, server().context.now(), seconds);

  it("makes a visitor, who is the same with the device's secret", async () => {
    const { data: first } = await ip();
    expect(first).toMatchObject({ isYouZan: false, consentVersion: CONSENT_VERSION, user: { nickname: "", isYouZan: false, consents: [] } });
    expect(first.deviceSecret).toMatch(/^[\w-]{43}$/);
    const { data: again } = await ip({ deviceId: first.deviceId, deviceSecret: first.deviceSecret });
    expect(again.user.id).toBe(first.user.id);
    expect(again.accessToken).not.toBe(first.accessToken);
    expect(again.deviceSecret).toBeUndefined();
  });

  it("takes a wrong secret, an unknown device and a missing secret for new visitors, all alike", async () => {
    const { data: first } = await ip();
    const others = await Promise.all([
      ip({ deviceId: first.deviceId, deviceSecret: "x".repeat(43) }),
      ip({ deviceId: "nobody", deviceSecret: first.deviceSecret }),
      ip({ deviceId: first.deviceId }),
    ]);
    for (const { status, data } of others) {
      expect(status).toBe(200);
      expect(data.user.id).not.toBe(first.user.id);
      expect(data.deviceId).not.toBe(first.deviceId);
      expect(data.deviceSecret).toBeDefined();
    }
  });

  it("keeps the language that was given, by the locale rule", async () => {
    expect((await ip({ language: "en-GB" })).data.user.language).toBe("en-US");
    expect((await ip({ language: "fr" })).data.user.language).toBe("zh-CN");
    expect((await server().call("loginIp", { body: { clientType: "web" } }, { lang: "en-US" })).data.user.language).toBe("en-US");
  });

  it.each([{}, { clientType: "phone" }, { clientType: "web", deviceId: 7 }, { clientType: "web", extra: 1 }])("refuses the body %o", async (body) => {
    const { status, failure } = await server().call("loginIp", { body });
    expect([status, failure.error]).toEqual([422, "invalid"]);
    expect(failure.details?.length).toBeGreaterThan(0);
  });

  it("lets a ticket in, once, and to the same visitor each time", async () => {
    const one = ticket();
    const { status, data } = await sos(one);
    expect([status, data.isYouZan, data.user.mobileTail]).toEqual([200, true, "8000"]);
    expect(data.deviceSecret).toBeUndefined();
    expect((await sos(one)).failure).toMatchObject({ code: 401, error: "bad_ticket" });
    expect((await sos(ticket())).data.user.id).toBe(data.user.id);
    expect((await sos(ticket("13900139000"))).data.user.id).not.toBe(data.user.id);
  });

  it("gives one visitor to two first tickets of a mobile at once, and uses one ticket once", async () => {
    const two = await Promise.all([sos(ticket("13611112222")), sos(ticket("13611112222"))]);
    expect(two[0].data.user.id).toBe(two[1].data.user.id);
    const same = ticket("13611113333");
    const statuses = (await Promise.all([sos(same), sos(same), sos(same)])).map((r) => r.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it("refuses what is forged, stale, made for too long, or no ticket at all", async () => {
    const stale = ticket("13800138000", 60);
    const changed = ticket();
    server().advance(61_000);
    const bad = [
      stale,
      ticket("13800138000", 3600),
      ticket("13800138000", 600, "another secret"),
      withOneCharacterChanged(changed),
      "v1.",
      "v1.AAAA",
      "eyJ.".padEnd(80, "A"),
      "1380013800",
      "123456",
      "not a ticket",
    ];
    for (const token of bad) expect((await sos(token)).failure).toMatchObject({ code: 401, error: "bad_ticket" });
  });

  it("refuses a ticket that is cut off anywhere, spelled otherwise, or grown", async () => {
    const whole = ticket();
    const cut = [4, 10, 40, whole.length - 22, whole.length - 4, whole.length - 1].map((n) => whole.slice(0, n));
    for (const token of [...cut, `${whole}A`, `${whole}=`, whole.replace("v1.", "V1."), whole.replace("v1.", "v2."), `${whole}.${whole}`])
      expect((await sos(token)).failure).toMatchObject({ code: 401, error: "bad_ticket" });
    expect((await sos(whole)).status).toBe(200);
  });

  it("lets a plain number in as a visitor of its own", async () => {
    const [a, b] = [await sos("13800138000"), await sos("13800138000")];
    expect(a.data).toMatchObject({ isYouZan: true, user: { isYouZan: true, mobileTail: "8000" } });
    expect(a.data.user.id).not.toBe(b.data.user.id);
    const again = await sos("13800138000", { deviceId: a.data.deviceId, params: { deviceSecret: a.data.deviceSecret } });
    expect(again.data.user.id).toBe(a.data.user.id);
    const proven = await sos(ticket());
    expect([a.data.user.id, b.data.user.id]).not.toContain(proven.data.user.id);
  });

  it("knows a token bare and after Bearer, and no other", async () => {
    const { data } = await ip();
    for (const token of [data.accessToken, `Bearer ${data.accessToken}`, `bearer ${data.accessToken}`])
      expect((await server().call("userinfo", {}, { token })).data.id).toBe(data.user.id);
    for (const token of [undefined, "", "x", "Bearer null", "0".repeat(64), `${data.accessToken}x`, "a".repeat(5000)]) {
      const { status, failure } = await server().call("userinfo", {}, { token });
      expect([status, failure.error, failure.data]).toEqual([401, "unauthenticated", null]);
    }
  });

  it("slides a token's 30 days, and ends it after 30 days of silence", async () => {
    const { data } = await ip();
    const works = async () => (await server().call("userinfo", {}, { token: data.accessToken })).status;
    server().advance(20 * DAY);
    expect(await works()).toBe(200);
    server().advance(20 * DAY);
    expect(await works()).toBe(200);
    server().advance(30 * DAY + 1000);
    expect(await works()).toBe(401);
  });

  it("stores neither tokens nor secrets nor numbers nor addresses in clear", async () => {
    const { data } = await ip();
    await sos(ticket("13712345678"));
    const rows = JSON.stringify([
      await server().context.db.selectFrom("users").selectAll().execute(),
      await server().context.db.selectFrom("sessions").selectAll().execute(),
      await server().context.db.selectFrom("used_tickets").selectAll().execute(),
    ]);
    for (const secret of [data.accessToken, data.deviceSecret, "13712345678", "127.0.0.1"]) expect(rows).not.toContain(secret);
  });
});
