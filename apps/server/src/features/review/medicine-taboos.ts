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

export const medicineTaboos: Handler<"medicineTaboos"> = async (ask) => {
  const { taboos, checked, unrecognised } = ask.context.planner.taboos(await personOf(ask));
  const note = taboos.length > 0 ? FOUND : checked.length > 0 ? NONE : NOTHING_CHECKED;
  return {
    medicineTaboos: localise(taboos, ask.lang),
    unrecognised: [...unrecognised],
    checked: localise([...checked], ask.lang),
    note: localise(note, ask.lang),
  };
};
