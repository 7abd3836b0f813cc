/**
 * What of a basket outlives the page. What was chosen is kept on the device for its visitor and followed from tab to tab; where it goes
 * is kept for this visit only: an address has no place on a shared phone.
 */
import type { DeliveryAddress } from "@nutri/domain/address";
import { useSession } from "../../../lib/session.ts";
import { KEYS, local, readJson, session } from "../../../lib/storage.ts";
import { type BasketItem, isItem, MOST_ITEMS } from "./item.ts";
import { dayOf, daysOf, type Period } from "./period.ts";

export type Chosen = { readonly items: readonly BasketItem[]; readonly period: Period | undefined };
export type Where = { readonly address: DeliveryAddress; readonly remark: string };

const WHERE = "app_address";
const visitor = (): string | undefined => useSession.getState().user?.id;

const isRecord = (held: unknown): held is Record<string, unknown> => typeof held === "object" && held !== null;
/** What the present visitor stored; another's is nobody's. */
function own(key: string, from: Pick<Storage, "getItem">): Record<string, unknown> | undefined {
  const held = readJson(key, from);
  return isRecord(held) && held["visitor"] !== undefined && held["visitor"] === visitor() ? held : undefined;
}

/** A period that has begun already is not gone on with: the default begins today. */
const isPeriod = (held: unknown): held is Period =>
  isRecord(held) && typeof held["from"] === "string" && typeof held["to"] === "string" && held["from"] >= dayOf(new Date()) && daysOf(held as Period) >= 1;

export function keptChosen(): Partial<Chosen> {
  const held = own(KEYS.basket, local);
  if (!held) return {};
  const items = Array.isArray(held["items"]) ? held["items"].filter(isItem).slice(0, MOST_ITEMS) : [];
  return { items, ...(isPeriod(held["period"]) && { period: held["period"] }) };
}

const written = (value: object): string | undefined => {
  const id = visitor();
  return id && JSON.stringify({ visitor: id, ...value });
};

/** Where nobody is known yet, nothing is kept. What stands there already (another tab wrote it) is not written again, and another's is not removed. */
export function keepChosen({ items, period }: Chosen): void {
  const text = written({ items, period });
  const empty = items.length === 0 && !period;
  if (empty && own(KEYS.basket, local)) local.removeItem(KEYS.basket);
  else if (!empty && text && text !== local.getItem(KEYS.basket)) local.setItem(KEYS.basket, text);
}

const FIELDS = ["name", "tel", "areaCode", "addressDetail"] as const;
export function keptWhere(): Partial<Where> {
  const held = own(WHERE, session);
  const address = held?.["address"];
  if (!held || !isRecord(address)) return {};
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const [name, tel, areaCode, addressDetail] = FIELDS.map((f) => text(address[f])) as [string, string, string, string];
  return { address: { name, tel, areaCode, addressDetail }, remark: text(held["remark"]) };
}

export function keepWhere({ address, remark }: Where): void {
  const text = written({ address, remark });
  if (text) session.setItem(WHERE, text);
}

/** Calls back when another tab chose something else, or may have while this one slept. */
export function onChosenElsewhere(take: (chosen: Partial<Chosen>) => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEYS.basket || key === null) take(keptChosen());
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) take(keptChosen());
  });
}
