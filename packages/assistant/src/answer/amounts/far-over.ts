/** A dose far above the limit: how far, to stop, what to have looked at, whom to call. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { resolveLab } from "@nutri/engine/person/labs";
import { nutrientOf } from "../../understand/nutrient-of.ts";
import { isPlanned } from "../../understand/planned.ts";
import { callFor } from "../../triage/hotlines.ts";
import { wayOf } from "../rules/asked-way.ts";
import { nutrientAmount } from "./figures.ts";
import { both, type Context, inside } from "../part.ts";

/** From so many times the limit on it is no slip. */
const FAR = 3;
const ABOUT = 10;
/** No usual treatment is above this. */
const MOST_TREATED = 6;
const PRESCRIBED = /医生[^，。？?]{0,6}(?:让|叫|开|嘱|给|要求)|处方|\b(?:prescribed|prescription|doctor (?:told|put|gave|ordered|wants|has me))\b/iu;

type Over = { readonly n: Nutrient; readonly dose: { readonly value: number; readonly text: Text }; readonly most: number; readonly limit: Text };

export const isFar = (dose: number, most: number): boolean => most > 0 && dose >= most * FAR;

/** @param limit the limit in words, with whose it is */
export function farLead(c: Context, { n, dose, most, limit }: Over): Text {
  const { u } = c;
  const ratio = dose.value / most;
  const times = ratio >= ABOUT ? Math.round(ratio) : Math.round(ratio * ABOUT) / ABOUT;
  const way = wayOf(u.question);
  const than = both(
    `${dose.text.zh} 是${n.name.zh}上限（${limit.zh}）的 ${times} 倍`,
    `${dose.text.en} is ${times} times the upper limit for ${inside(n.name).en} (${limit.en})`,
  );
  // What a doctor has set is the doctor's: that it is much is said, and not that it is wrong.
  if (PRESCRIBED.test(u.text))
    return both(
      `${than.zh}：医生开的量照医嘱用，按时复查，不要自己加量或延长；和医生说的对不上，先打电话问。`,
      `${than.en}: as prescribed by a doctor it is taken as told and checked, never more or longer on your own; if it is not what the doctor said, call first.`,
    );
  // For a lack that was told or measured so much is a treatment: nobody stops it by themselves, and nobody begins it so.
  if (ratio <= MOST_TREATED && isTreated(c, n))
    return both(
      `${than.zh}，是治疗才用的量：医生开的照医嘱吃、按时复查，不要自己停；不是医生开的，先减到上限以内，把化验单带给医生定量。`,
      `${than.en}, an amount used only for treatment: if a doctor prescribed it, take it as told, have the blood checked and do not stop on your own; if nobody did, come down below the limit and have a doctor set the dose by your results.`,
    );
  // What no dose of poisons soon is above what anybody is to take by themselves, and no reason to take fright.
  if (!isGrave(n)) {
    const opening =
      way === "stop" || way === "less"
        ? both("要减下来：", "Yes, cut down: ")
        : way === "may" || way === "need" || way === "keep"
          ? both("自己不要这样吃：", "Not on your own: ")
          : isPlanned(u.text)
            ? both("不要这样吃，太多了：", "No, far too much: ")
            : both("多了：", "Yes, too much: ");
    return both(
      `${opening.zh}${than.zh}。这么大的量只有医生开了才用，是医生开的就照医嘱吃；不是的话，减到上限以内。`,
      `${opening.en}${than.en}. So much is only for when a doctor prescribes it, and then it is taken as prescribed; otherwise come down below the limit.`,
    );
  }
  // Only thought of, there is nothing to stop and no doctor to call about it.
  if (isPlanned(u.text))
    return both(
      `不要这样吃，太多了：${than.zh}；只有医生按化验开了才用这么大的量。`,
      `No, far too much: ${than.en}; so much is only for when a doctor prescribes it by blood tests.`,
    );
  const said =
    way === "stop" || way === "less"
      ? both(`要，先停下来：${than.zh}。`, `Yes, stop it for now: ${than.en}.`)
      : way === "may" || way === "need" || way === "keep"
        ? both(`不行，太多了：${than.zh}；已经在吃的先停下来。`, `No, far too much: ${than.en}; if you are taking it, stop for now.`)
        : both(`太多了，先停下来：${than.zh}。`, `Far too much, stop it for now: ${than.en}.`);
  return both(`${said.zh}如果是医生开的这个量，今天就打电话问开药的医生。`, `${said.en} If a doctor prescribed just this dose, call that doctor today.`);
}

/** Far too much of it can poison within hours to weeks. */
const isGrave = (n: Nutrient): boolean => n.overdose?.grave === true;

/** They lack it, by what was told or by a value; a few times the limit and no more. */
const isTreated = ({ u, k }: Context, n: Nutrient): boolean =>
  !u.young &&
  (u.conditions.some((x) => nutrientOf(x.ref, k) === n.id) ||
    u.labs.some((l) => {
      const value = resolveLab(k, { code: l.biomarker.id, value: l.value, unit: l.unit })?.value;
      const says = (b: typeof l.biomarker): boolean =>
        b.indicates.some(
          (i) => i.nutrient === n.id && i.status === "low" && value !== undefined && value < (i.below ?? Infinity) && value >= (i.atLeast ?? -Infinity),
        );
      return says(l.biomarker) || (n.id === IRON && l.biomarker.id === HAEMOGLOBIN && u.conditions.some((x) => x.ref.id === ANAEMIA));
    }));
const [IRON, HAEMOGLOBIN, ANAEMIA] = ["iron", "hemoglobin", "anaemia"] as const;

/** What to do after it. */
export function farTodo({ k, q, u }: Context, n: Nutrient): Text[] {
  if (!isGrave(n) && !u.young)
    return [
      both(
        "吃了一阵子、又有不舒服的，请告诉医生或药师吃了多少、吃了多久。",
        "Unwell, or taken for a while: tell a doctor or pharmacist how much and for how long.",
      ),
      ...(n.overdose ? [n.overdose.text] : []),
    ];
  if (isPlanned(u.text))
    return [
      both(
        "谁已经吃了这么大的量，先停下来，今天就联系医生；已经不舒服，马上去急诊。",
        "Whoever takes this much already should stop for now and contact a doctor today; already unwell, go to an emergency department.",
      ),
    ];
  const { hotlines } = k.records;
  const poison = hotlines.some((h) => h.kind === "poison" && (h.place === "cn") === (q.market === "cn"));
  const [zh, en] = (["zh-CN", "en-US"] as const).map((lang) => callFor(hotlines, poison ? "poison" : "ambulance", lang, q.market));
  return [
    both("今天就联系医生或药师，说清吃了多少、吃了多久。", "Contact a doctor or pharmacist today, and say how much and for how long."),
    ...(n.overdose ? [n.overdose.text] : []),
    both(`已经不舒服，或者是孩子吃的，马上就医：${zh}。`, `Already unwell, or a child took it: get help at once, ${en}.`),
  ];
}

/** Asked whether an amount is too much. */
export const TOO_MUCH = /太多|多了?[吗么]|多不多|过量|超量|超标|\btoo (?:much|high|many)\b/iu;
/** Whether it harms, and not whether it may be had: "can that cause trouble?" */
const HARMS = /\b(?:caus\w+|trouble|harm\w*|hurts?|damag\w+|dangerous|unsafe|bad for)\b|有害|伤[肝肾身胃]|危险|有事|出问题/iu;
const MAY = /\b(?:can|may|should|could) (?:i|we|he|she|they|my)\b|[能可][以]?[吃喝服用]|[吃喝服用]吗/iu;
/** "OK for me to copy him?" */
const ASKED_LEAVE = /\b(?:ok(?:ay)?|safe|fine|all ?right)\b|可以|[能行]/iu;
/** Before "above the limit", where yes or no was asked. */
export function overOpening({ u }: Context): Text {
  const way = PRESCRIBED.test(u.text) ? undefined : wayOf(u.question);
  if (isPlanned(u.text) && way === undefined && ASKED_LEAVE.test(u.question)) return both("不行：", "No: ");
  // "Too much to keep taking?" asks whether it is too much.
  if (way !== "may" && TOO_MUCH.test(u.question)) return both("多了：", "Yes, too much: ");
  if (HARMS.test(u.question) && !MAY.test(u.question)) return both("可能有害：", "Yes, it can do harm: ");
  if (way === "stop" || way === "less") return both("要减下来或停掉：", "Yes, cut down or stop: ");
  return way === "may" || way === "keep" || way === "need" ? both("不行：", "No: ") : both("", "");
}

/** More than a state of theirs allows, whatever others may take. @param own their limit; @param most everybody's */
export function ownLimitLead(c: Context, { n, dose, own, most }: Omit<Over, "limit"> & { readonly own: number }): Text {
  const [opening, of] = [overOpening(c), inside(n.name).en];
  const others = nutrientAmount(n, most);
  if (own === 0)
    return both(
      `${opening.zh}就你说的情况，没有医生同意不要另外补${n.name.zh}；一般人的上限（每天 ${others}）对你不适用。`,
      `${opening.en}in your situation take no extra ${of} unless your doctor agrees; the limit for others (${others} a day) does not hold for you.`,
    );
  return both(
    `${opening.zh}${dose.text.zh} 超过了你这种情况下${n.name.zh}的限量（每天 ${nutrientAmount(n, own)}）；一般人的上限（每天 ${others}）对你不适用。`,
    `${opening.en}${dose.text.en} is above the limit for ${of} in your situation (${nutrientAmount(n, own)} a day); the limit for others (${others} a day) does not hold for you.`,
  );
}
