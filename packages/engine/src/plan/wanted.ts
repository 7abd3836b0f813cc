/** Nutrients somebody asked to add: what the plan says to each. */
import { type SourceRef, type Text, text } from "@nutri/domain";
import { firstSource, ruleSource } from "../because.ts";
import { awaitsTest, IRON_AFTER_TEST } from "../needs.ts";
import type { Problem } from "./problem.ts";
import type { Plan } from "@nutri/domain";

export type Refused = { readonly nutrient: string; readonly why: Text; readonly sources: SourceRef[] };

/** The wishes that were not granted, each with the reason and its source. `plan` is the plan made of `problem`. */
export function refusedWishes(problem: Problem, plan: Plan): Refused[] {
  const a = problem.assessment;
  const k = a.knowledge;
  return (a.settings.wanted ?? []).flatMap((id): Refused[] => {
    const nutrient = k.nutrients.get(id);
    if (!nutrient) return [{ nutrient: id, why: text("我们不认识这个营养素。", "We do not know this nutrient."), sources: [] }];
    if (plan.recommendations.some((r) => r.nutrient === id)) return [];
    const own = [firstSource(k, nutrient.sources)];
    const block = a.blocks.all ?? a.blocks.of.get(id);
    if (block) return [{ nutrient: id, why: block.text, sources: k.sources(block.sources) }];
    if (!nutrient.supplementable)
      return [
        { nutrient: id, why: text("它不宜自行补充，靠饮食或由医生决定。", "It is not one to supplement on your own: food or a doctor decides."), sources: own },
      ];
    const status = a.statuses.get(id);
    const [reason] = status?.because ?? [];
    if (status?.level === "high" && reason) return [{ nutrient: id, why: reason.text, sources: [reason.source] }];
    if (awaitsTest(id, status, a.resolved))
      return [
        {
          nutrient: id,
          why: text(
            "铁补多了排不出去。先查铁蛋白，真的缺再补，并找出原因。",
            "The body cannot get rid of extra iron. Have ferritin tested first; if it is low, look for the cause and then add it.",
          ),
          sources: [ruleSource(k, IRON_AFTER_TEST)],
        },
      ];
    const unknown = a.intakes.get(id)?.unknown ?? [];
    if (unknown.length > 0)
      return [
        {
          nutrient: id,
          why: text(
            `你已经在吃它（${unknown.join("、")}），先告诉我们标签上的量。`,
            `You already take it (${unknown.join(", ")}); tell us the amount on the label first.`,
          ),
          sources: own,
        },
      ];
    const said =
      plan.avoided.find((x) => x.item.en === nutrient.name.en) ??
      plan.avoided.find((x) => problem.catalogue.products.some((p) => p.id === x.productId && p.nutrients.some((n) => n.nutrient === id)));
    if (said) return [{ nutrient: id, why: said.why, sources: said.sources }];
    return [{ nutrient: id, why: text("在上限之内没有余量可加，或没有合适的产品。", "No room is left under its limit, or no product fits."), sources: own }];
  });
}
