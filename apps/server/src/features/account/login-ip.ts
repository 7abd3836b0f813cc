import { matchLang } from "@nutri/domain";
import { transact } from "../../context.ts";
import type { Handler } from "../../handler.ts";
import { openSession } from "./open-session.ts";
import { addVisitor, changeVisitor, findByDevice } from "./store.ts";

/** The visitor's automatic login. Only the device's secret identifies; without it everybody is new. */
export const loginIp: Handler<"loginIp"> = ({ context: outer, body, lang, ip }) =>
  transact(outer, async (context) => {
    const language = body.language === undefined ? lang : matchLang([body.language]);
    const known = await findByDevice(context, body.deviceId, body.deviceSecret);
    if (known) {
      await changeVisitor(context, known.id, { seen_at: context.now(), ...(body.language !== undefined && { language }) });
      return openSession(context, { ...known, language }, false, {});
    }
    const made = await addVisitor(context, { clientType: body.clientType, language, ip, isYouZan: false, device: true });
    if (!made) throw new Error("a visitor without a mobile cannot clash");
    return openSession(context, made.row, false, made);
  });
