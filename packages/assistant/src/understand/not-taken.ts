/** A medicine that is named beside one's own and is somebody else's, or was given up: it is no reason for who asks. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { clauses, type Linked } from "./link.ts";
import { meant } from "./meant.ts";
import { placeOf } from "./suspected.ts";

const KIN_EN =
  "(?:my|our) (?:late |old |elderly )?(?:mother|mum|mom|father|dad|parents?|husband|wife|partner|girlfriend|boyfriend|brother|sister|aunt(?:ie|y)?|uncle|cousin|gran\\w*|nan|friend|neighbou?r|colleague|co-?worker|(?:room|flat|house)-?mate|(?:mother|father)-in-law)";
const KIN_ZH =
  "我?(?:妈妈?|爸爸?|母亲|父亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|老公|老婆|丈夫|妻子|爱人|对象|哥哥?|弟弟?|姐姐?|妹妹?|姑姑|姑妈|舅舅|叔叔|阿姨|姨妈|大姨|小姨|朋友|邻居|同事|同学|室友|闺蜜)";

/** Up to the medicine: "the way my mum has to with", "my dad's", "我爸吃的". */
const THEIRS_BEFORE = new RegExp(
  `\\b${KIN_EN}(?:['’]s\\s*$|(?:['’]s|,? who)?(?: (?!i\\b|my\\b|and\\b|but\\b)[\\w'’]+){0,6}? (?:on|with|takes?|took|taking|uses?|has|had)(?: (?:his|her|their|the))?\\s*$)|${KIN_ZH}(?:以前|之前|当年|现在|一直|每天|是|在|他|她|也|因为|心脏不好){0,3}(?:[吃用服](?:的是?|着|了)?|的)$`,
  "iu",
);
/** After it: "which my auntie takes", "是我爸吃的". */
const THEIRS_AFTER = new RegExp(
  `^(?: tablets?)?,? ?(?:which |that |as )?${KIN_EN}(?:['’]s| is| was| has been)? (?:takes?|took|taking|on|uses?|used|has|had)\\b|^(?:是|就是)${KIN_ZH}(?:在)?[吃用服]的`,
  "iu",
);
/** "His" of somebody told of before it. */
const HIS = /\b(?:his|her|their)\s*$/iu;
const A_KIN = new RegExp(`\\b${KIN_EN}\\b`, "iu");
/** Told together with the one before: "simvastatin and amlodipine". */
const JOINED = /^\s?(?:\d+ ?mg)?\s?(?:,|、|和|跟|加|及|\band\b|\bplus\b|&|\+)\s*(?:\band\b)?\s*$/iu;

/** One's own: "I take", "with my", "我吃". */
const OWN_BEFORE = new RegExp(
  `(?:\\b(?:i|i['’]m|i['’]ve|me|my)\\b(?![^.?!;]{0,60}\\b(?:${KIN_EN}|him|her|them|he|she|they|know|wonder\\w*|asks?|asking|heard?|reads?|think|worried)\\b)[^.?!;]{0,60}|(?<!给|帮|替)我(?:自己|本人)?(?!${KIN_ZH.slice(2)})[^，。？?,;；他她给帮替]{0,12})$`,
  "iu",
);

const PAST_BEFORE =
  /\b(?:used to (?:take|be on|have|use)|(?:was|were|had been|have been|been) (?:taking|on|put on)|took|(?:came|come|coming|got|am|['’]m) off|(?:have |has )?stopped(?: taking)?|no longer (?:takes?|taking|on)|(?:switched|changed|swapped|moved|went)(?: me| him| her| over| us)? (?:over )?from|(?:moved|taken|took|switched|weaned|put|came|come|got)(?: me| him| her| us)? off(?: of)?|(?:stopped|ended|discontinued|replaced|swapped)|no more|previously (?:took|taking|on)|formerly (?:took|on)|instead of|after (?:\w+ ){1,3}(?:on|of))(?: my| his| her| the)?\s*$|(?:以前|之前|原来|原先|从前|过去|早先|曾经?)(?:一直|都|长期|是|在|吃过){0,2}[吃用服](?:的是?|过|着)?$|(?:停(?:了|掉了?)|不再?[吃用服]|从(?:[吃用服])?)$/iu;
/** "On warfarin until last year": was, and no more. */
const WAS_ON = /\b(?:(?:was|were|had been|been) (?:taking|on|put on)|took)(?: my| the)?\s*$/iu;
const PAST_AFTER =
  /^(?: tablets?)?,? ?(?:(?:was|were|has been|got) (?:replaced|stopped|swapped|switched|changed|discontinued)\b|(?:that |which )?(?:i|he|she|we) (?:used to|was on|were on|took before)|until\b|before\b|previously\b|in the past\b|years? ago\b|for (?:\w+ ){1,4}(?:before|until)\b)|^(?:片)?(?:(?:已经|后来|现在|去年|今年)?(?:换|改)(?:成|吃|为|用)|(?:已经|现在|早就?)?(?:停|换)了)/iu;
/** What is taken now is told, too. */
const NOW =
  /\bnow\b|\bcurrently\b|\bthese days\b|\b(?:on)?to\b|\bput (?:me|him|her) on\b|\bput on\b|\bstarted\b|\b(?:replaced|swapped) (?:\w+ )?(?:by|with|for)\b|现在|如今|目前|改|换|停了[\p{Script=Han}]{0,6}[,，]?开了/iu;
/** Whether to change is asked, and nothing is given up yet. */
const MAY_CHANGE =
  /\b(?:can|could|should|may|would|want to|thinking of|going to|better to)\b[^.?!]{0,30}\b(?:switch|chang|swap|come off|stop)\w*|\b(?:wants?|plans?|planning|going|hopes?|hoping) to (?:\w+ ){0,2}(?:switch|change|swap|move|take|put|wean)\b|(?:能|可以|要|该|想|打算|准备|是否)(?:不能|不可以|不要)?[^，。？?]{0,10}(?:换|改[吃成用])|(?:换|改)[^，。？?]{0,14}(?:行吗|可以吗|好吗|行不行|好不好|要多久)/iu;
/** What was only added, or taken a few hours or days ago, is taken beside the other. */
const BESIDE_IT =
  /\b(?:add(?:ed|ing)?|as well|too|both|this morning|today|tonight|last night|yesterday|hours? ago)\b|加了|又加|加上|还在|同时|都在|今早|今天|昨[天晚]|刚[吃服用]|小时前/iu;
/** Their effect, and what must be left out for it, goes on for days or weeks after the last tablet. */
const LASTING: ReadonlySet<string> = new Set([
  "maoi",
  "oxazolidinone",
  "disulfiram_like",
  "nitroimidazole",
  "cephalosporin",
  "amiodarone",
  "fluoxetine",
  "acitretin",
  "leflunomide",
]);

const isMedicine = (l: Linked): boolean => (l.ref.kind === "medicine" || l.ref.kind === "class") && !l.denied;

/** @param taken the medicines that were told before */
export function withoutNotTaken(linked: readonly Linked[], text: string, taken: readonly string[], k: KnowledgeIndex): readonly Linked[] {
  const medicines = linked.filter(isMedicine);
  if (medicines.length === 0 || (medicines.length === 1 && taken.length === 0)) return linked;
  const said = clauses(meant(text));
  const around = new Map(
    medicines.flatMap((l) => {
      const clause = said[l.clause] ?? "";
      const at = placeOf(l.given, clause);
      return at ? [[l, { clause: l.clause, ...at, before: clause.slice(0, at.from), after: clause.slice(at.to) }] as const] : [];
    }),
  );
  const others = new Set<Linked>();
  for (const l of medicines) {
    const at = around.get(l);
    if (!at) continue;
    const joined = [...others].some((o) => {
      const to = around.get(o);
      return to?.clause === at.clause && to.to <= at.from && JOINED.test((said[at.clause] ?? "").slice(to.to, at.from));
    });
    if (joined || THEIRS_BEFORE.test(at.before) || THEIRS_AFTER.test(at.after) || (HIS.test(at.before) && A_KIN.test(at.before))) others.add(l);
  }
  const isLasting = ({ ref: { id } }: Linked): boolean => LASTING.has(id) || [...k.classesOf(id)].some((x) => LASTING.has(x));
  const gone =
    MAY_CHANGE.test(text) || BESIDE_IT.test(text) || !NOW.test(text)
      ? []
      : medicines.filter((l) => {
          const at = around.get(l);
          if (!at || isLasting(l)) return false;
          return WAS_ON.test(at.before) ? PAST_AFTER.test(at.after) || NOW.test(at.after) : PAST_BEFORE.test(at.before) || PAST_AFTER.test(at.after);
        });
  const left = medicines.filter((l) => !others.has(l) && !gone.includes(l));
  const isOwn = (l: Linked): boolean => taken.includes(l.ref.id) || OWN_BEFORE.test(around.get(l)?.before ?? "");
  // Somebody else's counts as that where one's own stands beside it.
  const own = left.some(isOwn) || (left.length === 0 && taken.some((id) => k.medicines.has(id) && !medicines.some((l) => l.ref.id === id)));
  const dropped = new Set([...(own ? others : []), ...(left.length > 0 ? gone : [])].map((l) => l.ref.id));
  return dropped.size === 0 || left.some((l) => dropped.has(l.ref.id)) ? linked : linked.filter((l) => !(isMedicine(l) && dropped.has(l.ref.id)));
}
