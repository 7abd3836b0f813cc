import { localise, type Text, text } from "@nutri/domain";
import type { Handler } from "../../handler.ts";
import { personOf } from "./person.ts";

const FOUND: Text = text(
  "这些是已知的相互影响。请先问医生或药师，再改动用药。",
  "These are the effects known to us. Please ask your doctor or pharmacist before you change a medicine.",
);
const NONE: Text = text(
  "在查过的名称里没有找到相互影响。没有找到不等于一定安全。",
  "Nothing was found among the names that were checked. Not found does not mean surely safe.",
);
const NOTHING_CHECKED: Text = text("没有认出可以查的名称。", "No name was recognised that could be checked.");

/** A condition or an allergy that no rule speaks of was not checked, whatever else was found. */
const unruled = (names: readonly Text[]): Text =>
  names.length === 0
    ? text("", "")
    : text(
        `“${names.map((n) => n.zh).join("、")}”我们只认得名称，没有关于它的规则，所以没有查过，不等于没有影响。`,
        ` Known by name only: ${names.map((n) => n.en).join(", ")}. We have no rule about it, so it was not checked; that does not mean it makes no difference.`,
      );

export const medicineTaboos: Handler<"medicineTaboos"> = async (ask) => {
  const { taboos, checked, nameOnly, unrecognised } = ask.context.planner.taboos(await personOf(ask));
  const found = taboos.length > 0 ? FOUND : checked.length > 0 ? NONE : NOTHING_CHECKED;
  const more = unruled(nameOnly);
  const note = text(`${found.zh}${more.zh}`, `${found.en}${more.en}`);
  return {
    medicineTaboos: localise(taboos, ask.lang),
    unrecognised: [...unrecognised],
    checked: localise([...checked], ask.lang),
    note: localise(note, ask.lang),
  };
};
