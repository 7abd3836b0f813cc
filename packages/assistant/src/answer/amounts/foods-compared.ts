/** "Spinach or pak choi for calcium?": two foods held against each other by what 100 g of each holds, and by what the body gets of it. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { Linked } from "../../understand/link.ts";
import { typed } from "../../text/typed.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, line, once, type Part, type Speaker, unique } from "../part.ts";
import { amount } from "./figures.ts";
import { bindsCalcium, itemsOfFood } from "./items-of-food.ts";

const WHICH = /哪(?:个|种|样|一?种)?|谁|(?:更|比较)(?:好|多|高|顶用|管用)|还是|比.{1,8}[多高好]|\b(?:which|better|best|more|higher|or)\b/iu;
/** So near to each other that neither has more. */
const ALIKE = 1.15;
/** Eaten by the spoon, however much 100 g of it holds. */
const BY_THE_SPOON = /芝麻|虾皮|紫菜|海苔|欧芹|可可|麦麸|奇亚|干$|（干）|\b(?:sesame|dried|dry|seaweed|nori|parsley|cocoa|bran|chia)\b/iu;

type Held = Nutrient["foods"][number];
type Food = { readonly link: Linked; readonly name: Text; readonly held: Held | undefined };
const HAN = /\p{Script=Han}/u;
/** Of several foods of a kind (livers) the one that was named; of one kind alone that. */
function heldIn({ k }: Context, n: Nutrient, { ref, given }: Linked): Held | undefined {
  const own = n.foods.filter((f) => itemsOfFood(k, f.name.en).includes(k.items.get(ref.id)?.name.en ?? ""));
  return own.find((f) => f.name.zh.includes(given) || f.name.en.toLowerCase().includes(given.toLowerCase())) ?? (own.length === 1 ? own[0] : undefined);
}
/** As it was said. */
const foodOf = (c: Context, n: Nutrient, link: Linked): Food => {
  const [own, given] = [nameOf(c.k, link), typed(link.given, c.u.question) ?? link.given];
  const said = HAN.test(given) ? both(given, own.en) : both(own.zh, given.toLowerCase());
  return { link, name: said, held: heldIn(c, n, { ...link, given }) };
};
const isBlocked = ({ k }: Context, n: Nutrient, f: Food): boolean => n.id === "calcium" && bindsCalcium(k, f.link.ref.id);
const ANIMAL =
  /肉|肝|血|鱼|虾|贝|蛤|蚝|牡蛎|蛏|\b(?:beef|pork|lamb|mutton|chicken|duck|turkey|liver|meat|mince|fish|salmon|tuna|sardines?|clams?|oysters?|mussels?|prawns?|shrimps?)\b/iu;
const isAnimal = (f: Food): boolean => ANIMAL.test(f.name.zh) || ANIMAL.test(f.name.en);

const said = ({ held }: Food, n: Nutrient): Text =>
  held ? both(`${held.name.zh} ${amount(held.amount, n.unit)}`, `${inside(held.name).en} ${amount(held.amount, n.unit)}`) : both("", "");
const PER_100 = (a: Food, b: Food, n: Nutrient): Text => both(`每 100 克：${said(a, n).zh}，${said(b, n).zh}`, `per 100 g: ${said(a, n).en}, ${said(b, n).en}`);

function verdict(c: Context, n: Nutrient, a: Food, b: Food): Text | undefined {
  const figures = a.held && b.held ? PER_100(a, b, n) : undefined;
  const [blocked, free] = isBlocked(c, n, a) ? [a, b] : [b, a];
  if (isBlocked(c, n, blocked)) {
    if (isBlocked(c, n, free)) return undefined;
    return both(
      `${free.name.zh}更顶用：${blocked.name.zh}里的草酸把钙拦住，大半吸收不了，补钙不能靠它${figures ? `（${figures.zh}）` : ""}。`,
      `Count on ${free.name.en}: oxalate in ${blocked.name.en} holds most of its calcium back, so it does not count as a source${figures ? ` (${figures.en})` : ""}.`,
    );
  }
  if (!figures) return undefined;
  const [more, less] = (a.held?.amount ?? 0) >= (b.held?.amount ?? 0) ? [a, b] : [b, a];
  const ratio = (more.held?.amount ?? 0) / Math.max(less.held?.amount ?? 0, Number.MIN_VALUE);
  return ratio < ALIKE
    ? both(`论${n.name.zh}差不多（${figures.zh}）。`, `About the same for ${inside(n.name).en} (${figures.en}).`)
    : both(`${more.name.zh}的${n.name.zh}更多（${figures.zh}）。`, `There is more ${inside(n.name).en} in ${more.name.en} (${figures.en}).`);
}

function besides(c: Context, n: Nutrient, [a, b]: readonly [Food, Food]): Text[] {
  const spoon = [a, b].filter((f) => BY_THE_SPOON.test(f.held?.name.zh ?? ""));
  const mixed = n.id === "iron" && isAnimal(a) !== isAnimal(b);
  return [
    ...(spoon.length === 1 && spoon[0]
      ? [both(`${spoon[0].name.zh}一次只吃一小把，没有这么多。`, `Of ${spoon[0].name.en} a spoonful is eaten at a time, which holds far less.`)]
      : []),
    ...(mixed
      ? [
          both(
            "肉、肝、血、鱼里的铁比植物里的好吸收；吃植物的，同一餐配维生素C 多的。",
            "Iron from meat, liver and fish is taken up better than from plants; with plants have something rich in vitamin C.",
          ),
        ]
      : []),
    ...(n.id === "calcium" && (isBlocked(c, n, a) || isBlocked(c, n, b))
      ? [
          both(
            "焯水倒掉能去掉一部分草酸；当普通蔬菜吃照样好，只是别算它的钙。",
            "Boiling and pouring the water off takes some of the oxalate away; as a vegetable it is as good as ever, only its calcium does not count.",
          ),
        ]
      : []),
  ];
}

export const foodsCompared: Speaker = once((c): Part | undefined => {
  const { u, k } = c;
  if (!WHICH.test(u.question) || u.staged || u.medicines.length + u.labs.length > 0) return undefined;
  const [n, ...others] = u.nutrients.flatMap((id) => k.nutrients.get(id) ?? []);
  const links = unique(
    u.eaten.filter(
      (l) =>
        l.ref.kind === "item" &&
        l.given !== "" &&
        !l.denied &&
        l.dose === undefined &&
        k.items.get(l.ref.id)?.kind === "food" &&
        typed(l.given, u.question) !== undefined,
    ),
    (l) => l.ref.id,
  );
  const [one, two] = n ? links.map((link) => foodOf(c, n, link)) : [];
  if (!n || others.length > 0 || links.length !== 2 || !one || !two) return undefined;
  if (u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "disease")) return undefined;
  const lead = verdict(c, n, one, two);
  return (
    lead && {
      id: "foods_compared",
      lead,
      title: both(`哪个${n.name.zh}多`, `Which holds more ${inside(n.name).en}`),
      body: besides(c, n, [one, two]).map(line),
      sources: unique(
        [...[one, two].flatMap(({ held }) => (held ? k.sources(held.sources.slice(0, 1)) : [])), ...k.sources(n.sources.slice(0, 2))],
        (s) => s.id,
      ),
      findings: [{ kind: "name", of: "nutrient", id: n.id }],
    }
  );
});
