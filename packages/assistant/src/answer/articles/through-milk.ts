/** "And my son, four months, whom I breastfeed: could he go short?": of a mother who eats no meat or nothing from animals, the child is supplied through her milk. */
import type { Context, Part } from "../part.ts";
import { writtenPart } from "./written-part.ts";

const ARTICLE = "breastfed_vegan_baby";
const BREASTFED = /breast-?fe(?:d|ed)|nurs(?:e|ing|ed)\b|(?:my|breast) milk\b|母乳|喂奶|哺乳|吃(?:我的?)?奶|亲喂/iu;
const LACKS =
  /\b(?:go|run|be|fall|get|getting|going|running)\s(?:\w+ )?(?:short|low|lacking|deficient)|\black\b|\bdeficien|\bmiss(?:ing)? out\b|\benough\b|缺|不够|不足|够不够|够吗/iu;
const PLANTS = /\bvegans?\b|\bvegetarians?\b|素/iu;
const YOUNG = 2;
/** The article tells of these. */
const IN_MILK: ReadonlySet<string> = new Set(["iodine", "vitamin_b12", "epa_dha", "vitamin_d"]);

/** Told of in this message or before of who asks. */
function eatsPlants({ u, q }: Context): boolean {
  const own = q.memory.people?.self;
  const pattern = own?.diet?.pattern;
  return PLANTS.test(u.text) || pattern === "vegan" || pattern === "vegetarian" || (own?.conditions ?? []).some((id) => id === "vegan" || id === "vegetarian");
}

export function throughMilk(c: Context): readonly Part[] | undefined {
  const { u, k } = c;
  const article = k.articles.get(ARTICLE);
  const isChild = u.subject === "baby" || u.subject === "child" || /宝宝|孩子|娃|\bbaby\b|\b(?:my|our) (?:son|daughter)\b/iu.test(u.question);
  const fits = isChild && (u.person.age === undefined || u.person.age < YOUNG || u.subject === "self") && BREASTFED.test(u.text) && LACKS.test(u.question);
  if (!article || !fits || !eatsPlants(c) || u.medicines.length > 0 || !u.nutrients.every((id) => IN_MILK.has(id))) return undefined;
  return [{ ...writtenPart(c, article), id: "article", exact: true, refer: true }];
}
