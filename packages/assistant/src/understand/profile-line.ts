/** The line on somebody that stands before a question ("About me: age: 30; pregnancy: none"): a label tells nothing by itself, its value does. */
const LINE = /^((?:about me|我的情况)[:：])([^\n]*)/iu;
const FIELD = /^(\s*)([^:：]{1,24})[:：]\s*(.*)$/u;
/** Told as not there. */
const NONE = /^(?:none|no|not? (?:pregnant|applicable)|never|n\/?a|nil|false|-|无|没有?|否|不是|未孕|未怀孕)$/iu;
const PREGNANCY = /^(?:pregnancy|孕期|怀孕|妊娠)(?:[ _-]?(?:status|stage|状态|情况|阶段))?$/iu;
/** Another stage than a pregnancy, told under its label. */
const OTHER_STAGE = /^(?:lactating|breast-?feeding|nursing|post-?partum|planning|trying\b.*|哺乳期?|母乳.*|产后.*|备孕.*)$/iu;

const told = (field: string): string[] => {
  const [, space = "", label = "", value = ""] = FIELD.exec(field) ?? [];
  const said = value.replace(/[;；]\s*$/u, "").trim();
  if (NONE.test(said)) return [];
  return [PREGNANCY.test(label.trim()) && OTHER_STAGE.test(said) ? `${space}${value}` : field];
};
export const withoutLabels = (text: string): string =>
  text.replace(
    LINE,
    (_, head: string, fields: string) =>
      `${head}${fields
        .split(/(?<=[;；])/u)
        .flatMap(told)
        .join("")}`,
  );

/** Such a line and its end. */
export const PROFILE = /^(?:about me|我的情况)[:：]([^\n]*)(?:\n|$)/iu;
