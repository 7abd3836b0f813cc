import type { Handler } from "../../handler.ts";
import { heldOn } from "../../privacy/held.ts";

/** Everything held on the caller, unsealed; files are given by their contents too. */
export const exportData: Handler<"exportData"> = ({ context, caller }) => heldOn(context, caller.userId);
