/** "Can red yeast rice replace my statin?": what may not even be taken beside the medicine does not take its place, and why is said. */
import type { Taboo, Text } from "@nutri/domain";
import { refusalsFor } from "../../understand/guard.ts";
import { inItsPlace } from "../../understand/in-place.ts";
import { both, type Context } from "../part.ts";
import { HARD } from "./taboos.ts";

/** The guard keeps the medicine from being stopped; the thing asked about is forbidden with it. */
export const replacesTheirs = ({ u, k }: Context, t: Taboo): boolean =>
  t.subject.kind === "medicine" &&
  t.action === "avoid" &&
  HARD.has(t.severity) &&
  (inItsPlace(u, ({ ref }) => k.items.get(ref.id)?.kind) !== undefined ||
    (REPLACES.test(u.question) && refusalsFor(u.asked).some((r) => r.id === "stop_medicine")));
const REPLACES = /代替|替代|取代|换掉|换成|\b(?:replac\w+|instead of|swap|substitute)\b/iu;

export const NO_REPLACEMENT = ({ mechanism }: Taboo): Text =>
  both(`不能代替。${mechanism?.zh ?? ""}`, `No, it is no replacement. ${mechanism?.en ?? ""}`.trim());
