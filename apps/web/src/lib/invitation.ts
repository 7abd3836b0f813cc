import { addressParam } from "./address.ts";
import { call } from "./api.ts";
import { device, keep, mark } from "./device.ts";

const MAX = 64;

/** Enters the invitation code that the address brings (`invCode`), once on this device. What fails is tried again at the next opening; nobody typed it, so nothing is said. */
export async function enterInvitation(): Promise<void> {
  const invCode = addressParam("invCode")?.trim();
  if (!invCode || invCode.length > MAX || device().invitation === mark(invCode)) return;
  await call("invCode", { body: { invCode } });
  keep({ invitation: mark(invCode) });
}
