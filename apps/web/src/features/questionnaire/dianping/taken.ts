import { answer, useDraft } from "../store.ts";

export type Kind = "medicine" | "supplement";
export type Entry = { name: string; id?: string | undefined; kind: Kind };

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
export function take({ kind, name, id }: Entry): void {
  const list = useDraft.getState().answers[LIST[kind]] ?? [];
  if (!list.some((x) => x.name === name)) answer({ [LIST[kind]]: [...list, { name, ...(id !== undefined && { id }) }] });
}

/** Takes it away. With none left the list is unknown again: "none" is for the person to say. */
export function drop({ kind, name }: Entry): void {
  const rest = (useDraft.getState().answers[LIST[kind]] ?? []).filter((x) => x.name !== name);
  answer({ [LIST[kind]]: rest.length > 0 ? rest : undefined });
}
