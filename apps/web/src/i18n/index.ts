import type { Lang } from "@nutri/domain/lang";
import { use, useSyncExternalStore } from "react";
import { KEYS, local } from "../lib/storage.ts";
import { addressLang, startLang, withLang } from "./language.ts";
import { sayIn, type Strings, type Values } from "./say.ts";
import type { Key, Namespace, Say, ValuesOf } from "./types.ts";

export type { Say } from "./types.ts";

/** Each namespace is a folder of strings, one file a language, loaded when a screen first needs it: `common` here, the others in their feature. */
const files = import.meta.glob<{ default: Strings }>(["./common/*.ts", "../features/*/i18n/*.ts"]);
const fileOf = (lang: Lang, ns: string): string => (ns === "common" ? `./common/${lang}.ts` : `../features/${ns}/i18n/${lang}.ts`);

let current: Lang | undefined;
/** The language now. */
export const lang = (): Lang => (current ??= startLang());

const held = new Map<string, Strings>();
const loads = new Map<string, Promise<void>>();
const wanted = new Set<string>(["common"]);
const id = (of: Lang, ns: string): string => `${of} ${ns}`;

async function fetchText(of: Lang, ns: string): Promise<void> {
  const load = files[fileOf(of, ns)];
  if (!load) throw new Error(`no strings: ${ns} in ${of}`);
  held.set(id(of, ns), (await load()).default);
}

/** Loads the strings of a namespace in the present language; the same promise each time, and a failed load is tried anew. */
export function loadText(ns: string, of: Lang = lang()): Promise<void> {
  wanted.add(ns);
  const key = id(of, ns);
  const load = loads.get(key) ?? fetchText(of, ns);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

const mark = (): void => {
  document.documentElement.lang = lang();
};

let started: Promise<unknown> = Promise.resolve();
/** Resolves when the first texts are there (at once, when they are). */
export const textsReady = (): Promise<unknown> => started;

/** Starts the texts in the language of this visit, with the namespaces that the first screen needs. */
export function startTexts(namespaces: readonly string[]): Promise<unknown> {
  if (addressLang()) local.setItem(KEYS.language, lang());
  mark();
  started = Promise.all(["common", ...namespaces].map((ns) => loadText(ns)));
  return started;
}

const listeners = new Set<() => void>();

/** Sets the language: stored, shown everywhere at once, and in the address when it names one. */
export async function setLang(next: Lang): Promise<void> {
  await Promise.all([...wanted].map((ns) => loadText(ns, next)));
  current = next;
  local.setItem(KEYS.language, next);
  const href = withLang(window.location.href, next);
  if (href !== window.location.href) window.history.replaceState(window.history.state, "", href);
  mark();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The language, for components that format or choose by it. */
export const useLang = (): Lang => useSyncExternalStore(subscribe, lang);

/** A text outside of components: `say("common", "copy.done")`. Its namespace must be loaded. */
export const say = <N extends Namespace, K extends Key<N> & string>(ns: N, key: K, ...[values]: ValuesOf<N, K>): string =>
  sayIn(held.get(id(lang(), ns)) ?? {}, lang(), key, values);

const speakers = new Map<string, unknown>();
/** The texts of a namespace: `const t = useText("entry"); t("title")`. Suspends until they are there. */
export function useText<N extends Namespace>(ns: N): Say<N> {
  const key = id(useLang(), ns);
  if (!held.has(key)) use(loadText(ns));
  const speaker = speakers.get(key) ?? ((text: Key<N>, values?: Values) => sayIn(held.get(key) ?? {}, lang(), text, values));
  speakers.set(key, speaker);
  return speaker as Say<N>;
}
