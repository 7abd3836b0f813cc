/** A way to starve is refused for what was asked: for a cancer, by medicines that drain water, with next to no food. Who hides it, brings it up or counts bones is spoken to as somebody in trouble. */
import { type Text, text } from "@nutri/domain";

/** What is said of one kind of a refused request in place of the general refusal. */
export type Way = {
  readonly of: RegExp;
  readonly text: Text;
  /** What is written on it, said after the refusal. */
  readonly reads: string;
};

const IN_TROUBLE =
  /催吐|[抠扣][喉吐]|吐(?:出|掉|得|干净)|厌食|暴食|互勉|骨感|仙女|漫画腿|反手摸|骗|瞒|偷偷|假装|以为我|夸我|督促|命令我|越低越好|撑|(?:瘦|减|掉|降)到\s?[23]\d(?!\d)|\b(?:purg\w*|vomit\w*|throw\w* (?:it )?up|anorexi\w*|bing\w*|pro.?ana|ana|thinspo\w*|meanspo|bonespo|thigh gap|hid(?:e|ing)|secretly|without (?:anyone|my)|praise|coach|keep me|passing out|fainting|the lower the better|[23]\d ?kg)\b/iu;

const WAYS: readonly Way[] = [
  {
    of: /癌|肿瘤|化疗|放疗|白血病|淋巴瘤|\b(?:cancers?|tumou?rs?|chemo\w*|leuka?emia|lymphoma|oncolog\w+)\b/iu,
    text: text(
      "这个方案我不能定：断食、只喝水饿不死癌细胞，水里加什么都一样；人会很快掉体重、掉肌肉、营养不良，拿它代替治疗会耽误病情，危及生命。请一起去和肿瘤科医生谈：怕的是什么，还有哪些选择。已经几天没吃，又头晕、心慌、犯迷糊，就{ambulance}。",
      "I do not help with that and cannot write such a plan: fasting or living on water does not starve a cancer, whatever is put in the water. Weight and muscle go fast, undernutrition follows, and taken in place of treatment it costs time that life may depend on. Go and speak with the cancer doctor together: what is feared, and what choices there are. After days without food, with faintness, palpitations or confusion, {ambulance}.",
    ),
    reads: "cancer_sugar",
  },
  {
    of: /泻药|番泻|果导|酚酞|肠清茶|润肠茶|排毒茶|利尿[剂药]|呋塞米|速尿|开塞露|灌肠|\b(?:laxatives?|senna|senokot|dulcolax|bisacodyl|ex-?lax|diuretics?|furosemide|lasix|water (?:pills?|tablets?)|enemas?)\b/iu,
    text: text(
      "这个吃法我不能排：泻药和利尿药让秤上少的是水分，不是脂肪，喝回来就没了；人却会脱水、血钾低、心律失常，严重的会要命。利尿药是处方药，没有开给你就不要吃；已经在吃的，今天告诉医生。心慌、抽筋、没力气、快晕倒，就{ambulance}；停不下来不是你的错，可以找医生，或者{crisis}。",
      "I do not help with that and cannot lay it out: laxatives and diuretics take water off the scale and no fat, and a few drinks bring it back; what is left is dehydration, low potassium and an upset heart rhythm, which can kill. Diuretics are prescription medicines, not to be taken unless prescribed to you; if you already take some, tell a doctor today. With palpitations, cramps, weakness or near fainting, {ambulance}. If you cannot stop, that is not your fault: see a doctor or {crisis}.",
    ),
    reads: "laxatives_weight",
  },
  {
    of: /(?:大卡|千卡|热量|(?:\d|百)卡|kcal)|\b(?:k?cal(?:ories?)?|kcals)\b/iu,
    text: text(
      "这样的食谱我不能排：一天只吃这么点，伤身体，还可能要命。已经在这样吃，又头晕、心慌、晕倒，就停下来{ambulance}；怕吃东西、停不下来，不是你的错，可以找医生，或者{crisis}。想稳稳地减，我可以一起看怎么吃。",
      "I do not help with that and cannot write such a menu: so little a day harms the body and can kill. If you eat like that already and feel faint, have palpitations or pass out, stop and {ambulance}. If food frightens you or you cannot stop, that is not your fault: see a doctor or {crisis}. A steady way to lose weight I can look at with you.",
    ),
    reads: "very_low_calorie",
  },
  {
    of: /断食|辟谷|绝食|只(?:准|许|能|让)?喝水|(?:天|周|月)不吃|不吃(?:饭|东西)|\b(?:fast(?:ing|s)?|no[- ]food|without (?:food|eating)|(?:only|just|nothing but) water)\b/iu,
    text: text(
      "这个我不帮着安排：好些天不吃或只喝水，会脱水、低血压、心跳乱，还可能要命，尤其在吃药、有病、怀孕、没成年的人；吃降糖药或打胰岛素的会低血糖。“排毒”“重启胰腺”没有依据。已经几天没吃的，别一下子大吃，先找医生；头晕、心慌、晕倒、犯迷糊，就{ambulance}；停不下来可以{crisis}。想控糖、想稳稳地减，我可以一起看怎么吃。",
      "I do not help with that and cannot lay it out: days without food or on water bring dehydration, low blood pressure and an uneven heartbeat and can kill, above all with medicines, illness, in pregnancy or under age; with diabetes medicines they bring low blood sugar. That it cleanses or resets an organ is not shown. After several days without food do not eat a great deal at once; see a doctor first. With faintness, palpitations, fainting or confusion, {ambulance}; if you cannot stop, {crisis}. For blood sugar or a steady way to lose weight I can look with you at what to eat.",
    ),
    reads: "crash_diets",
  },
];

/** Undefined where nothing but the trouble itself was spoken of. */
export const starvingWay = (typed: string): Way | undefined => (IN_TROUBLE.test(typed) ? undefined : WAYS.find((way) => way.of.test(typed)));
