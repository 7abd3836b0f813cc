import { lang, say, textsReady } from "../i18n/index.ts";
import { addressParam } from "./address.ts";
import { type Device, device, keep, mark } from "./device.ts";
import { clientType } from "./environment.ts";
import { rawCall } from "./http.ts";
import { problemOf } from "./problem.ts";
import { acceptLogin, token } from "./session.ts";
import { toast } from "./toast.ts";

const proof = (): Pick<Device, "deviceId" | "deviceSecret"> => {
  const { deviceId, deviceSecret } = device();
  return deviceId && deviceSecret ? { deviceId, deviceSecret } : {};
};
const ticketInAddress = (): string | undefined => addressParam("mobile") || undefined;
const isNew = (ticket: string | undefined): boolean => ticket !== undefined && device().ticket !== mark(ticket);

async function withTicket(ticket: string): Promise<void> {
  keep({ ticket: mark(ticket) });
  take(await rawCall("loginSos", { body: { type: "you_zan", token: ticket, params: { language: lang(), ...proof() } } }));
}

const byAddress = async (): Promise<void> => take(await rawCall("loginIp", { body: { clientType: clientType(), language: lang(), ...proof() } }));

function take(result: Awaited<ReturnType<typeof rawCall<"loginIp">>>): void {
  acceptLogin(result);
  if (result.deviceId && result.deviceSecret) keep({ deviceId: result.deviceId, deviceSecret: result.deviceSecret });
}

/** One login attempt; its failure is one toast (never the 401 rule, so no loop) and a rejection with the problem. */
async function attempt(login: () => Promise<void>): Promise<void> {
  try {
    await login();
  } catch (e) {
    await textsReady();
    const problem = problemOf(e);
    toast(say("common", "login.failed") + problem.message);
    throw problem;
  }
}

async function login(): Promise<void> {
  const ticket = ticketInAddress();
  if (ticket) {
    const done = await attempt(() => withTicket(ticket)).then(
      () => true,
      () => false,
    );
    // A spent ticket in a reopened page must not cost the login that is held.
    if (done || token()) return;
  }
  await attempt(byAddress);
}

let pending: Promise<void> | undefined;

/** The automatic login, when none is held or the address brings a new retail ticket; a failed ticket falls back to this device's login once. Resolves only when a login is held. */
export function ensureLogin(): Promise<void> {
  if (token() && !isNew(ticketInAddress())) return Promise.resolve();
  pending ??= login().finally(() => (pending = undefined));
  return pending;
}
