/** Bleach sold as a cure is refused as what it is: there is no amount of it to give. */
import { type Text, text } from "@nutri/domain";
import { CONCEPTS } from "./guard-concepts.ts";

const REFUSED = text(
  "这个用量我不给：它是漂白、消毒、工业上用的东西，喝下去会中毒、烧伤，没有哪个量是治病的，更不要给孩子用。已经喝了，马上{ambulance}。想治的是什么病，告诉我，我讲有依据的饮食和该看的医生。",
  "I give no amount of it: it bleaches, disinfects or serves industry, swallowed it burns and poisons, no amount of it is a cure, and a child must not have it at all. If some was swallowed, {ambulance}. Tell me what it was meant for, and I tell you what food can do and whom to see.",
);
/** What is written is on chlorine dioxide: of peroxide, turpentine and the like only the refusal is said. */
const CHLORINE = /二氧化氯|亚氯酸钠|\bmms\b|\bchlorine dioxide\b|\bsodium chlorite\b|miracle mineral/iu;

export const bleachWay = (typed: string): { text: Text; reads?: string } | undefined =>
  CONCEPTS.bleach.test(typed) ? { text: REFUSED, ...(CHLORINE.test(typed) && { reads: "bleach_drunk" }) } : undefined;
