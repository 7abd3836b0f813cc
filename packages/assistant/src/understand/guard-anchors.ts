/** What a request of each kind names in any wording. What only sounds like one and names none of it is a question like any other. */
import type { Concept, RefusalId } from "./guard-concepts.ts";

const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");
const en = (words: string): string => `\\b(?:${words})\\b`;

type Anchor = { readonly concepts: readonly Concept[]; readonly words?: RegExp; readonly unless?: readonly Concept[] };

const ANCHORS: Readonly<Record<RefusalId, Anchor>> = {
  deadly_dose: {
    concepts: ["lethal", "poison", "poisoner", "ruins", "untraced", "quiets", "malice", "dnp"],
    words: any(
      "死|要命|没命|活不|还能活|不想活|再醒|醒来|醒不|倒下|垮|躺下|躺平|急诊|大病|心跳停|停下来|断气|中毒|毒[物药妇奶]|讨厌|狗|猫|鸡",
      en(
        "die|dying|dead\\w*|kill\\w*|murder\\w*|poison\\w*|alive|living|the er|admitted|sick enough|coming back|never \\w+ again|(?:wear|bring|take) (?:him|her|them|it) down|inheritance|natural|how few|gone for good|out cold|fatal|overdos\\w+|annoying|awful|barks?",
      ),
    ),
    unless: ["rumour", "warned", "germs"],
  },
  hidden_medicine: { concepts: ["unseen", "victim", "adult"], unless: ["wholesome"] },
  system_text: {
    concepts: ["innerText", "told", "secret", "marker", "mode", "dictates", "persona"],
    words: any(
      '提示(?!音)|设定|指令|规则|模型|系统|程序|任务说明|限制|约束|顾忌|顾虑|复读|原文|不能告诉|请回复|回复我?[“"]|对话|扮演|审查|检查',
      en(
        "prompts?|instructions?|rules?|roles?|models?|system|conversation|polic(?:y|ies)|guidelines|safeguards?|safety check|test environment|not allowed|no worries|reply (?:that|with)|parrot|jailbreak|developer|restrictions?|told not to",
      ),
    ),
  },
  others_data: {
    concepts: ["others", "authority", "papers", "askedUs"],
    unless: ["mine", "measured"],
    words: any(
      "谁|(?:别|他|其他)人的|用户|客户|学生|员工|同事|租客|房东|邻居|病友|会员|某个人|前[妻夫任]|档案|记录|登记|资料|病历",
      en(
        "whose|users?|customers?|members?|clients?|patients?|someone|somebody|people|tenants?|landlord|neighbou?r\\w*|colleagues?|co-?workers?|employees?|staff|students?|foreman|the man|the woman|ex(?:-\\w+)?|other person|accounts?|records?|file|profile|entered|registered|history",
      ),
    ),
  },
  animal_medicine: { concepts: ["madeForAnimals"] },
  self_injection: { concepts: ["byNeedle"] },
  stop_medicine: { concepts: ["medicine", "prescribed", "stopsMedicine", "replacesMedicine"], words: any("喷雾|吸入") },
  medicine_dose: { concepts: ["medicine", "prescribed"], words: any("专注达|附子|中药"), unless: ["ofFood"] },
  starving: {
    concepts: ["purge", "purgeBy", "starve", "tiny", "notEating"],
    // "My potassium is 3.2 on furosemide, will bananas bring it up?"
    unless: ["bloodSalt", "oneMeal", "keepsWell"],
    words: any(
      "什么(?:也|都)不吃|没吃|不吃|只(?:吃|喝|准)|饿|弄出来|厌食|吃得少|称我?体重|秤上|热量压|[\\d千大]卡|越低越好|绝食|断食|吐出来",
      en(
        "without food|not eat\\w*|hungr\\w*|hunger|starv\\w*|anorexi\\w*|eat less|nothing but|ice cubes|just (?:water|ice|coffee|gum)\\b[^.?!]*|passing out|only (?:a|one) \\w+|having only|just swallowed|before it is absorbed|weigh(?:s|ed)? me|on the scale|\\d+ calories|calories i can|menu|\\d{2} ?lb|ten more",
      ),
    ),
  },
  doping: {
    concepts: ["banned", "neverGiven", "test"],
    words: any("药检|兴奋剂|克伦|一个周期|比赛|运动员", en("testers?|dop\\w+|a little test|first cycle|the meet|athletes?|cycle")),
  },
  forging: {
    concepts: ["document", "test"],
    words: any(
      "盖章|抽血|体检|证明|诊断书|截图|P低|编造",
      en("stamp|diagnosis of|screenshot|licen[cs]e|mortgage|medical|insurance|certificates?|sick note|seem normal|come(?:s)? back fine"),
    ),
  },
  dangerous_making: {
    concepts: ["toxicMatter", "poison"],
    words: any("夹竹桃|伪麻黄|乌头|蓖麻|浓汁|提纯|炼", en("pseudoephedrine|oleander|aconite|castor|foxglove|hemlock|solvents?|concentrate")),
    unless: ["cleaned"],
  },
  end_pregnancy: {
    concepts: ["endPregnancy"],
    words: any("怀|孕|例假|月经|姨妈|两道杠|胎|肚子里", en("pregnan\\w*|(?:weeks|days) late|my period|two lines|the child|the baby|miscarr\\w*|abort\\w*")),
  },
  intoxication: {
    concepts: ["intoxicated"],
    words: any("飘|看见东西|那种感觉|上头|嗨|迷幻", en("float|walls (?:breathe|move|melt)|see (?:stuff|things)|feel it|high|buzz|trip\\w*|lean|legal highs?")),
  },
};

/** Whether a text that means these things names what a request of the kind is about. */
export function speaksOf(id: string, text: string, meant: ReadonlySet<Concept>): boolean {
  const anchor = Object.hasOwn(ANCHORS, id) ? ANCHORS[id as RefusalId] : undefined;
  if (anchor === undefined || anchor.unless?.some((c) => meant.has(c)) === true) return false;
  return anchor.concepts.some((c) => meant.has(c)) || anchor.words?.test(text) === true;
}
