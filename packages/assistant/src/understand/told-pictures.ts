/** An illness of want as a film, a book or a history lesson shows it, and its name is what is asked: sailors whose gums bleed. It is nobody's own complaint. */
import { replacer } from "../text/sieve.ts";

const STORY =
  /[剧书]里|[看在演]?(?:电视|连续|航海|历史|古装)?剧(?!烈|痛|增)|电影|纪录片|小说|动画|动漫|课本|历史|古代|从前|大航海|写文|网文|博物馆|\b(?:novel|story|films?|movies?|series|show|episode|documentary|books?|history|historical|century|textbook|museum|18\d\ds?|17\d\ds?|16\d\ds?|voyages?|plotting|writing)\b/iu;

const PICTURES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:水手|海员|船员|船上的?人|海盗|水兵|航海[^，。？?]{0,4}人)[^。？?！!]{0,24}?(?:牙床|牙龈|牙肉|牙齿)[^，。、？?]{0,6}(?:出血|流血|冒血|烂|掉|松|肿)[^，。、？?]{0,4}(?:[，、和]?伤口[^，。？?]{0,8}|[，、]?(?:牙|皮肤|腿|身上)[^，。？?]{0,10}){0,2}/gu,
    "坏血病 维生素C ",
  ],
  [
    /\b(?:crews?|sailors?|seamen|whalers?|whaling|pirates?|ship(?:s|board|mates?)?|navy|expedition)\b[^?!]{0,120}?\b(?:gums?|teeth)(?: (?:start(?:s|ed)?|begin|began|to|are|were|was|keep|kept|go(?:es)?|went|get|got|all|always|just)){0,3} (?:bleed\w*|rot\w*|swell\w*|swollen|black|loose|fall\w*|fell)\b(?: out)?/giu,
    "scurvy vitamin C ",
  ],
  [
    /(?:士兵|水兵|工人|犯人|囚犯|灾民|矿工)[^。？?！!]{0,16}(?:白米|精米)[^。？?！!]{0,20}(?:脚|腿)[^，。、？?]{0,6}(?:肿|麻|软|没力|走不动)[^，。、？?]{0,4}/gu,
    "脚气病（缺维生素B1） ",
  ],
  [
    /\b(?:soldiers?|sailors?|prisoners?|labourers?|workers?|navy)\b[^?!]{0,60}\b(?:white|polished) rice\b[^?!]{0,60}\b(?:legs?|feet)\b[^?!,.]{0,24}\b(?:swell\w*|swollen|numb|weak|paraly[sz]ed|gave way)\b/giu,
    "beriberi thiamine ",
  ],
];
const withNames = replacer(PICTURES);

/** Of oneself the same words are a complaint. */
const OWN = /我(?:的|自己)?(?:牙|腿|脚)|\bmy (?:gums?|teeth|legs?|feet)\b/iu;
export const withPicturesNamed = (text: string): string => (STORY.test(text) && !OWN.test(text) ? withNames(text) : text);
