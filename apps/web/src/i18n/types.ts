declare global {
  /** The strings of each namespace: every feature adds its own, `interface AppTexts { entry: typeof strings }`. */
  // oxlint-disable-next-line typescript/no-empty-interface
  interface AppTexts {}
}

export type Namespace = keyof AppTexts;

/** The shape a translation must have: every key of the Chinese strings, and the English singular where there is a plural. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> } & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]?: string;
};

type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K extends `${infer Base}_other` ? Base : K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];
/** The keys of a namespace: `deep.title`; a plural `n_other` is asked for as `n`. */
export type Key<N extends Namespace> = Leaves<AppTexts[N]>;

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? T[`${K}_other`]
      : never;
type Names<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;
type Given = Record<string, string | number>;
type Args<S> = [Names<S>] extends [never] ? [values?: Given] : [values: Record<Names<S> & string, string | number>];

/** The values that the text of a key wants. */
export type ValuesOf<N extends Namespace, K extends string> = Args<At<AppTexts[N], K>>;

/** Says a text by its key; what stands in `{{…}}` must be given. With `count` the plural form is chosen. */
export type Say<N extends Namespace> = <K extends Key<N>>(key: K, ...values: ValuesOf<N, K>) => string;
