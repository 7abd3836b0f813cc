/** How a thing is called under an emergency's advice: as they call it, where that is a name of it. */
import type { Text } from "@nutri/domain";
import { EATEN, type Linked } from "../../understand/link.ts";
import { typed } from "../../text/typed.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside } from "../part.ts";

/** Helps nobody by its name: who may drink is said by the flag. */
const ANY_DRINK: ReadonlySet<string> = new Set(["food", "water"]);
export const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind) && l.ref.id !== "food_in_general" && !ANY_DRINK.has(l.ref.id);
/** What is done with it, not what it is called. */
const IS_DEED = /^[酗嗜]/u;
/** What it was eaten in: "蛋白棒" is no 蛋白, a protein bar no protein. */
const EATEN_IN = /^(?:棒|饼干?|条|能量棒|奶昔|粉)|^ (?:bars?|shakes?|cookies?|balls?|powders?|smoothies?|board)\b/iu;
const wholeName = (own: string, asked: string): string => own + (EATEN_IN.exec(asked.slice(asked.indexOf(own) + own.length))?.[0] ?? "");

/** As they call it, where that is a name of it: 绿豆汤 is not to come back as beans. */
export function named({ k, u }: Context, l: Linked): Text {
  const own = l.given !== "" && k.names.recogniseWhole(l.given, [l.ref.kind])?.how === "exact" ? typed(l.given, u.asked) : undefined;
  const whole = own === undefined ? undefined : wholeName(own, u.asked);
  if (whole !== undefined && whole !== own) return both(whole, whole);
  const name = inside(nameOf(k, l));
  if (own === undefined || IS_DEED.test(own) || /^\p{Script=Han}/u.test(own) !== (u.lang === "zh-CN")) return name;
  if ([name.zh, name.en].some((n) => n.toLowerCase() === own.toLowerCase())) return name;
  if (isEaten(l)) return both(own, own);
  return both(`${name.zh}（${own}）`, `${name.en} (${own})`);
}
