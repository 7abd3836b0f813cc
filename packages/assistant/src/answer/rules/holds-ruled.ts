/** "Pizza with parmesan and salami", "放了萨拉米的披萨": a dish that holds what a rule speaks of is not passed as nothing to mind. */
import type { Linked } from "../../understand/link.ts";
import type { Understanding } from "../../understand/understand.ts";
import { typed } from "../../text/typed.ts";

const HOLDS = /^[^.?!,;]{0,20}\b(?:with|topped with|full of|loaded with|covered in|made (?:with|of))\b|^[^，。？?；]{0,6}[加放配里夹]/iu;
const HELD_IN = /[加放配夹了有]/u;
const IN_IT = /^[^，。？?；]{0,12}的$/u;
export function holdsRuled(u: Understanding, l: Linked, isSpoken: (l: Linked) => boolean): boolean {
  const text = u.question.toLowerCase();
  const placeOf = (x: Linked): { from: number; to: number } | undefined => {
    const said = x.given === "" ? undefined : typed(x.given, text);
    const from = said === undefined ? -1 : text.indexOf(said.toLowerCase());
    return from < 0 || said === undefined ? undefined : { from, to: from + said.length };
  };
  const dish = placeOf(l);
  return (
    dish !== undefined &&
    u.eaten.some((o) => {
      const at = o === l || !isSpoken(o) ? undefined : placeOf(o);
      if (!at) return false;
      return at.from > dish.to ? HOLDS.test(text.slice(dish.to, at.from)) : IN_IT.test(text.slice(at.to, dish.from)) && HELD_IN.test(text.slice(0, at.from));
    })
  );
}
