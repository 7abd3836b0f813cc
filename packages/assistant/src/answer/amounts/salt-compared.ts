/** One label gives sodium and the other salt: each is turned into the other, and held side by side. */
import { readable } from "@nutri/domain";
import { both, type Context, once, type Part, type Speaker } from "../part.ts";
import { toldIn } from "./salt.ts";

const COMPARES =
  /\bcompar\w+|\bconver\w+|\bwhich (?:one )?(?:is|has|holds|contains)\b|\b(?:saltier|more salt|less salt|the same)\b|比(?!较好)|换算|哪[个款种一]|更咸|一样/iu;
const TIMES = 2.5;
const MG_IN_G = 1000;
const WRITTEN = "sodium_to_salt";
/** Labels round: less than this is no difference. */
const ALIKE = 0.05;

export const saltCompared: Speaker = once(({ u, k }: Context): Part | undefined => {
  const { sodium, salt } = toldIn(u.asked);
  if (sodium === undefined || salt === undefined || !COMPARES.test(u.asked)) return undefined;
  const g = (mg: number): number => readable(Math.round((mg / MG_IN_G) * 100) / 100);
  const other = sodium * TIMES;
  const more = Math.abs(other - salt) <= ALIKE * MG_IN_G ? undefined : other > salt;
  const verdict =
    more === undefined
      ? both("两样差不多。", "they are about the same.")
      : more
        ? both("标钠的那个更咸。", "the one that gives sodium has more.")
        : both("标盐的那个更咸。", "the one that gives salt has more.");
  return {
    id: "usual",
    whole: true,
    lead: both(
      `钠乘 ${TIMES} 就是盐：${readable(sodium)} 毫克钠约合 ${g(other)} 克盐，另一个是 ${g(salt)} 克盐（${readable(Math.round(salt / TIMES))} 毫克钠），${verdict.zh}两个都要按同样的量比（每 100 克或每份）。`,
      `Sodium times ${TIMES} is salt: ${readable(sodium)} mg of sodium is about ${g(other)} g of salt, and the other is ${g(salt)} g of salt (${readable(Math.round(salt / TIMES))} mg of sodium), so ${verdict.en} Both must be for the same amount (per 100 g, or a serving).`,
    ),
    title: both("钠和盐", "Sodium and salt"),
    sources: k.sources(k.articles.get(WRITTEN)?.sources ?? []),
    refer: true,
  };
});
