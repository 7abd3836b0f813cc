import type { LoginResult } from "@nutri/contract";
import { matchLang } from "@nutri/domain";
import { type Context, transact } from "../../context.ts";
import { Fault } from "../../fault.ts";
import type { Ask, Handler } from "../../handler.ts";
import { openSession } from "./open-session.ts";
import { addVisitor, changeVisitor, findByDevice, useNonce, visitorOfMobile } from "./store.ts";
import { readMobile, readTicket } from "./ticket.ts";

type Sos = Ask<"loginSos">;
const badTicket = (): Fault => new Fault("bad_ticket");
const languageOf = ({ body, lang }: Sos): string => (body.params?.language === undefined ? lang : matchLang([body.params.language]));

/** Login from the retail platform. A ticket proves a mobile; a plain number proves nothing and is a visitor of this device alone. */
export const loginSos: Handler<"loginSos"> = (ask) => {
  const mobile = readMobile(ask.body.token);
  return mobile ? loginByDevice(ask, mobile) : loginByTicket(ask);
};

function loginByTicket(ask: Sos): Promise<LoginResult> {
  const { body, ip, after } = ask;
  const { now: clock, env } = ask.context;
  const now = clock();
  const ticket = env.ssoSecret ? readTicket(env.ssoSecret, body.token, now) : undefined;
  if (!ticket) return Promise.reject(badTicket());
  return transact(ask.context, async (context) => {
    if (!(await useNonce(context, context.vault.hash("nonce", ticket.nonce), ticket.exp * 1000))) throw badTicket();
    const mobile = { mobileHash: context.vault.hash("mobile", ticket.mobile), mobileTail: ticket.mobile.slice(-4) };
    const row = await visitorOfMobile(context, { clientType: "youzan_mini_program", language: languageOf(ask), ip, isYouZan: true, device: false, ...mobile });
    await changeVisitor(context, row.id, { seen_at: now });
    after(() => meetLater(ask.context, row.id, ticket.mobile));
    return openSession(context, row, true);
  });
}

/** The platform may know the person by this mobile; the login does not wait for it, and goes on without. */
function meetLater(context: Context, userId: string, mobile: string): void {
  context.retail
    .meet(context, userId, mobile)
    .catch((error: unknown) => context.log.warn({ err: error, userId }, "who this is on the retail platform is not known"));
}

function loginByDevice(ask: Sos, mobile: string): Promise<LoginResult> {
  const { body, ip } = ask;
  const mobileTail = mobile.slice(-4);
  return transact(ask.context, async (context) => {
    const known = await findByDevice(context, body.deviceId ?? body.params?.deviceId, body.deviceSecret ?? body.params?.deviceSecret);
    if (known) {
      const change = { is_you_zan: 1, mobile_tail: mobileTail, seen_at: context.now() };
      await changeVisitor(context, known.id, change);
      return openSession(context, { ...known, ...change }, true, {});
    }
    const made = await addVisitor(context, { clientType: "youzan_mini_program", language: languageOf(ask), ip, isYouZan: true, mobileTail, device: true });
    if (!made) throw new Error("a visitor without a mobile cannot clash");
    return openSession(context, made.row, true, made);
  });
}
