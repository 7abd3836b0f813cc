/** "Does it help my knees? I take warfarin": beside what the medicine forbids, whether it helps the illness that was asked about. */
import type { Taboo, Text } from "@nutri/domain";
import { both, type Context } from "../part.ts";

const FIRST_ZH = /^[^。]*。/u;
const FIRST_EN = /^.*?\.(?=\s|$)/u;

/** The rule of the illness that was named, on the very thing, where the first is a medicine's. */
export function useSaid({ u }: Context, first: Taboo, all: readonly Taboo[]): Text | undefined {
  if (u.intents[0] !== "benefit" || first.subject.kind !== "medicine" || first.action !== "avoid") return undefined;
  const of = all.find(
    (t) =>
      t.subject.kind !== "medicine" &&
      t.severity === "minor" &&
      t.item.id === first.item.id &&
      u.conditions.some((x) => x.ref.id === t.subject.id && x.given !== ""),
  );
  return of && both(FIRST_ZH.exec(of.effect.zh)?.[0] ?? of.effect.zh, FIRST_EN.exec(of.effect.en)?.[0] ?? of.effect.en);
}
