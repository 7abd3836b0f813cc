import type { DeliveryAddress } from "@nutri/domain/address";
import { create } from "zustand";
import { onVisitorChange } from "../../../lib/session.ts";
import type { Period } from "./period.ts";

/** `dosage`: units a day, from the plan or the label. `quantity`: packs, when set by hand; without it the days decide. */
export type BasketItem = { readonly productId: string; readonly skuId: string; readonly dosage: number; readonly quantity?: number };
type Basket = {
  items: readonly BasketItem[];
  /** Ids of the conflicts that were read and accepted. */
  accepted: readonly string[];
  /** Without one: the default, from today. */
  period: Period | undefined;
  address: DeliveryAddress;
  remark: string;
};

const EMPTY: Basket = { items: [], accepted: [], period: undefined, address: { name: "", tel: "", areaCode: "", addressDetail: "" }, remark: "" };

/** What is being ordered. In memory only: an address has no place on a shared phone. It begins empty: nothing is chosen for anybody. */
export const useBasket = create<Basket>()(() => EMPTY);
onVisitorChange(() => useBasket.setState(EMPTY));

/** Whether anything is chosen yet. */
export const useHasItems = (): boolean => useBasket((b) => b.items.length > 0);

const set = useBasket.setState;
/** The most of one pack that an order takes (the contract's). */
export const MOST = 999;

/** Puts a product in, or what is in of it in another pack or number. */
export const putItem = (item: BasketItem): void =>
  set(({ items }) => ({
    items: items.some((i) => i.productId === item.productId) ? items.map((i) => (i.productId === item.productId ? item : i)) : [...items, item],
  }));
export const dropItem = (productId: string): void => set(({ items }) => ({ items: items.filter((i) => i.productId !== productId) }));
export const setPeriod = (period: Period): void => set({ period });
export const setAddress = (changed: Partial<DeliveryAddress>): void => set(({ address }) => ({ address: { ...address, ...changed } }));
export const setRemark = (remark: string): void => set({ remark });
export const acceptConflict = (id: string, yes: boolean): void =>
  set(({ accepted }) => ({ accepted: yes ? [...accepted.filter((x) => x !== id), id] : accepted.filter((x) => x !== id) }));

/** After an order: the goods go, the address stays for the next one of this visit. */
export const emptyBasket = (): void => set(({ address }) => ({ ...EMPTY, address }));
