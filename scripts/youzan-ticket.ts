/** `npm run youzan:ticket -- 13800138000`: a login ticket as the retail platform's back end makes it, for trying it out. */
import { makeTicket, readMobile, TICKET_SECONDS } from "../apps/server/src/features/account/ticket.ts";
import { EnvError, readEnv } from "../apps/server/src/env.ts";

const mobile = readMobile(process.argv[2] ?? "");
if (!mobile) {
  console.error("usage: npm run youzan:ticket -- <mobile number, 11 digits>");
  process.exit(2);
}
try {
  const { ssoSecret, publicUrl, host, port } = readEnv();
  if (!ssoSecret) throw new EnvError(["YOUZAN_SSO_SECRET is not set: with DATABASE_URL there is no secret of its own"]);
  const ticket = makeTicket(ssoSecret, mobile, Date.now());
  console.log(ticket);
  console.log(`good once, for ${TICKET_SECONDS / 60} minutes: ${publicUrl ?? `http://${host}:${port}`}/?mobile=${ticket}#/qsStartPage`);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
