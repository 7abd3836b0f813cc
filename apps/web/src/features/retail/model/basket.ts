import type { DeliveryAddress } from "@nutri/domain/address";
import { create } from "zustand";
import { onVisitorChange } from "../../../lib/session.ts";
import type { BasketItem } from "./item.ts";
import { keepChosen, keepWhere, keptChosen, keptWhere, onChosenElsewhere } from "./keep.ts";
import type { Period } from "./period.ts";

export { type BasketItem, MOST } from "./item.ts";
type Basket = {
  items: readonly BasketItem[];
  /** Ids of the conflicts that were read and accepted. Not kept: after a reload they are read again. */
  accepted: readonly string[];
  /** Without one: the default, from today. */
  period: Period | undefined;
  address: DeliveryAddress;
  remark: string;
};

const EMPTY: Basket = { items: [], accepted: [], period: undefined, address: { name: "", tel: "", areaCode: "", addressDetail: "" }, remark: "" };

/** What is being ordered. It begins empty: nothing is chosen for anybody. */
export const useBasket = create<Basket>()(() => ({ ...EMPTY, ...keptChosen(), ...keptWhere() }));
onVisitorChange(() => useBasket.setState(EMPTY));
useBasket.subscribe((now, before) => {
  if (now.items !== before.items || now.period !== before.period) keepChosen(now);
  if (now.address !== before.address || now.remark !== before.remark) keepWhere(now);
});
onChosenElsewhere((chosen) => useBasket.setState({ items: [], period: undefined, ...chosen }));

/** Whether anything is chosen yet. */
export const useHasItems = (): boolean => useBasket((b) => b.items.length > 0);

const set = useBasket.setState;

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
