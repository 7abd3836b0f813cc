import type { SupplementEntry } from "@nutri/domain/answers";
import { answer, useDraft } from "../store.ts";

export type Kind = "medicine" | "supplement";
export type Entry = { name: string; id?: string | undefined; kind: Kind };
/** What of its label the person has confirmed. */
type Labelled = Pick<SupplementEntry, "dailyDoses" | "amounts">;

const LIST = { medicine: "medicines", supplement: "supplements" } as const;

/** What is to be reviewed, medicines first. */
export function useTaken(): Entry[] {
  const { medicines = [], supplements = [] } = useDraft((s) => s.answers);
  return [
    ...medicines.map(({ name, id }): Entry => ({ name, id, kind: "medicine" })),
    ...supplements.map(({ name, id }): Entry => ({ name, id, kind: "supplement" })),
  ];
}

/** Adds it to its list, once. */
export function take({ kind, name, id, dailyDoses, amounts }: Entry & Labelled): void {
  const list = useDraft.getState().answers[LIST[kind]] ?? [];
  if (list.some((x) => x.name === name)) return;
  const told = { ...(id !== undefined && { id }), ...(dailyDoses !== undefined && { dailyDoses }), ...(amounts && { amounts }) };
  answer({ [LIST[kind]]: [...list, { name, ...told }] });
}

/** Takes it away. With none left the list is unknown again: "none" is for the person to say. */
export function drop({ kind, name }: Entry): void {
  const rest = (useDraft.getState().answers[LIST[kind]] ?? []).filter((x) => x.name !== name);
  answer({ [LIST[kind]]: rest.length > 0 ? rest : undefined });
}
