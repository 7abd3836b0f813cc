import { type Handler, JsonParts } from "../../handler.ts";
import { heldInParts } from "../../privacy/held.ts";

/** Everything held on the caller, unsealed; files are given by their contents too. */
export const exportData: Handler<"exportData"> = ({ context, caller }) => Promise.resolve(new JsonParts(heldInParts(context, caller.userId)));
