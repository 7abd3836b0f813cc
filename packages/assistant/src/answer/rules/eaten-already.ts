/** Something to be avoided in pregnancy is eaten already: what to do now comes before that it is not to be eaten. */
import { EATEN, type Linked } from "../../understand/link.ts";
import { articleParts } from "../articles/articles.ts";
import { nameOf } from "../names.ts";
import { both, type Context, once, type Part, type Speaker } from "../part.ts";
import { pairs } from "./pairs.ts";
import { writtenPart } from "../articles/written-part.ts";

/** "I ate", "had … yesterday", "误食", "不小心吃了": done, and not asked leave for. */
const DONE =
  /误[吃食喝服]|(?:不小心|不知道|没注意|昨[天晚]|前[天晚]|刚才|刚刚?|今[天早晚]|上周|已经|偷偷|贪嘴|嘴馋)[^。？?]{0,14}[吃喝尝](?:了|过|到|进)|[吃喝尝](?:了|过)[^。？?]{0,16}(?:怎么办|要紧|有事|有影响|影响|担心|害怕|会不会|才知道|才发现)|\b(?:i|we|she|wife)(?: (?:just|accidentally|already|unknowingly|stupidly|only))* (?:ate|had|eaten|tried|tasted|swallowed)\b|\band (?:just |accidentally )?(?:ate|had)\b|^(?:just |accidentally )?ate\b|\b(?:have|has|['’]ve) (?:just |accidentally |already )*(?:eaten|had)\b/iu;
/** Raw, or ready to eat and cold: what no rule names by itself. */
const RISKY =
  /[生](?:鱼|肉|蛋|虾|蚝|腌|牛|鸡)|没(?:煮|烧|烤|炒)?熟|半生|半熟|夹生|溏心|带血|冷[切盘]|熟食|刺身|寿司|\b(?:raw|rare|runny|pink|undercooked|under-?done|unpasteuri[sz]ed|deli|cold cuts?|sushi|sashimi|smoked)\b/iu;
/** Drink and medicines are other matters. */
const OTHERWISE: ReadonlySet<string | undefined> = new Set(["alcohol", "medicine"]);

/** What only the story tells of is eaten too: "had sushi last night. Do I need a test?" */
const eatenIn = (u: Context["u"]): readonly Linked[] => (u.eaten.length > 0 ? u.eaten : u.linked.filter((l) => EATEN.has(l.ref.kind) && !l.denied));
const eatenInPregnancy = ({ u, k }: Context): boolean =>
  (u.pregnant || /怀孕|\bpregnan/iu.test(u.text)) &&
  !u.young &&
  u.medicines.length === 0 &&
  u.labs.length === 0 &&
  (eatenIn(u).length > 0 || RISKY.test(u.asked)) &&
  eatenIn(u).every((l) => l.dose === undefined && !OTHERWISE.has(k.items.get(l.ref.id)?.kind)) &&
  DONE.test(u.asked);
const isAvoided = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid");

const TITLE = /^Ate\b/u;
/** Undefined where nothing is eaten yet, or an article has the very question. */
export const eatenAlready: Speaker = once((c) => {
  if (!eatenInPregnancy(c) || !(RISKY.test(c.u.asked) || isAvoided(c))) return undefined;
  const [own] = articleParts(c);
  if (own?.verbatim === true || own?.exact === true) return undefined;
  const article = (c.k.records.articles ?? []).find((a) => a.about.conditions[0] === "pregnancy" && TITLE.test(a.title.en));
  return article && writtenPart(c, article);
});

const HEAD = /^- ([^:：\n]{2,60})[:：]/u;
const plain = (s: string): string =>
  s
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
/** A line that begins with kinds of food, one of which was eaten, or that names what was. */
function isOn(c: Context, line: string): boolean {
  const asked = plain(c.u.asked);
  const heads = (HEAD.exec(line)?.[1] ?? "").split(/、|, | or |和/u).map((s) => plain(s.trim()));
  const names = eatenIn(c.u).flatMap((l) => [nameOf(c.k, l).zh, plain(nameOf(c.k, l).en)]);
  return heads.some((h) => h.length > 1 && (asked.includes(h) || names.some((n) => n.includes(h)))) || names.some((n) => plain(line).includes(n));
}
/** Of a list that goes through all that may have been eaten, the lines on what was; all of it where none is. */
export function onWhatWasEaten(c: Context, parts: readonly Part[]): readonly Part[] {
  const ofIt = (p: Part): boolean => p.article !== undefined && TITLE.test(c.k.articles.get(p.article)?.title.en ?? "");
  if (!parts.some(ofIt)) return parts;
  return parts.map((p) => {
    if (!ofIt(p) || p.body === undefined) return p;
    const rows = p.body.flatMap(({ zh, en }) => {
      const [zhs, ens] = [zh.split("\n"), en.split("\n")];
      return zhs.length === ens.length ? zhs.map((row, i) => both(row, ens[i] ?? "")) : [both(zh, en)];
    });
    const kept = rows.filter((row) => isOn(c, row.zh) || isOn(c, row.en));
    return kept.length === 0 ? p : { ...p, body: [both(kept.map((r) => r.zh).join("\n"), kept.map((r) => r.en).join("\n"))] };
  });
}
