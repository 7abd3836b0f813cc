import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { withoutCompared } from "./compared.ts";
import { createLinker } from "./link.ts";

const k = realKnowledge();
const link = createLinker(k);
const medicines = (text: string, taken: readonly string[] = []): string[] =>
  withoutCompared(link(text), text, taken, k).flatMap((l) => (l.ref.kind === "medicine" && !l.denied ? [l.ref.id] : []));

describe("a medicine that theirs is held against", () => {
  it.each([
    ["利伐沙班是不是跟华法林一样怕菠菜", "rivaroxaban"],
    ["阿哌沙班和华法林比,吃菜要不要忌口", "apixaban"],
    ["艾多沙班能不能像吃华法林那样吃菠菜", "edoxaban"],
    ["Is apixaban like warfarin, do I have to watch kale?", "apixaban"],
    ["I take rivaroxaban. Must I limit greens as with warfarin?", "rivaroxaban"],
    ["Is kale ok on rivaroxaban, my friend on warfarin can't", "rivaroxaban"],
    ["我吃利伐沙班,邻居吃华法林不能吃菠菜,我能吃吗", "rivaroxaban"],
  ])("is not taken: %s", (text, theirs) => expect(medicines(text)).toEqual([theirs]));
  it("is not taken where theirs is stored", () => expect(medicines("Is it like warfarin, do I watch kale?", ["apixaban"])).toEqual([]));
  it.each([
    ["华法林和利伐沙班能一起吃吗", ["warfarin", "rivaroxaban"]],
    ["Can I take warfarin with aspirin?", ["warfarin", "aspirin"]],
    ["What is it like on warfarin?", ["warfarin"]],
  ])("is taken: %s", (text, all) => expect(medicines(text)).toEqual(all));
});
