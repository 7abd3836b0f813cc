/** "Had chest pain, called 911. They ran everything, I'm home and fine now": what was told of before is over, and what is asked next is asked after it. */

/** Told last, and nothing behind it. */
const OVER =
  /(?:已经|现在|都|早就?|全)?(?:完全)?(?:出院|没事|好|恢复|缓过来|正常|消退?|退)了(?:[，,、 ]?(?:在家|回家|人?(?:很|挺)?精神|能吃能喝))*(?:了)?[。.！!，, ]*$|(?:出院|没事|好)了?[，,]?(?:已经)?(?:在家|回家)(?:了|休息)?[。.！! ]*$|\b(?:(?:i['’]?m|im|i am|he['’]?s|hes|she['’]?s|shes|we['’]?re|all|feel(?:ing)?|feels|been|and|now|am|is) (?:back )?(?:home|discharged|fine|ok|okay|well|better|recovered|good|all right|alright|back to normal|all clear)(?: (?:and|again|at|home|fine|ok|okay|well|now|today|since|resting|already|completely|totally|back))*|all clear|nothing (?:serious|wrong)|back to normal|fine (?:now|since)|sent (?:me|him|her|us) home)[.!, ]*$/iu;
/** Nothing is felt for hours after these, and they are not over. */
const MAY_COME_BACK =
  /overdos|poison|battery|magnet|iron|paracetamol|carbon|suicid|self|harm|psychosis|child_|lethal|bleach|caustic|methanol|mushroom|plant|head|anticoagulant|swallow|drug_|insulin|abuse/u;

/** Looked at by somebody: a pain that only passed settles nothing. A low sugar that was eaten up does. */
const SEEN =
  /急诊|医院|医生|大夫|出院|检查|住院|支架|\b(?:er|ed|a&e|hospital|doctors?|paramedics?|ambulance|discharged|admitted|ran everything|tests?|scans?|checked|cleared|stent|911|999|112)\b/iu;
const PASSES: ReadonlySet<string> = new Set(["glucose_low", "hypoglycaemia"]);
/** It is there again, or goes on. */
const AGAIN = /又|再次|还(?:在|是|疼|痛|有)|更|复发|\b(?:again|back|still|worse|return\w*|now it|happening)\b/iu;

/** @param now what is asked after it @param flag what it would be raised as */
export const isOver = (told: string | undefined, now: string, flag: string | undefined): boolean =>
  told !== undefined &&
  flag !== undefined &&
  OVER.test(told.trim()) &&
  (SEEN.test(told) || PASSES.has(flag)) &&
  !MAY_COME_BACK.test(flag) &&
  !AGAIN.test(now.replace(/以后|不(?:会)?再/gu, " "));
