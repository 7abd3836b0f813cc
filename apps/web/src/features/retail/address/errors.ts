import { ADDRESS_TEXTS, type AddressField, addressProblems, type DeliveryAddress } from "@nutri/domain/address";
import type { Text } from "@nutri/domain/text";
import type { Areas } from "./areas.ts";

export type AddressErrors = ReadonlyMap<AddressField, Text>;

/** What is not right in an address, in the notes' words. While the areas are not there, none is chosen. */
export const addressErrors = (address: DeliveryAddress, areas: Areas | undefined): AddressErrors =>
  new Map(addressProblems(address, (code) => areas?.isArea(code) ?? false).map((field) => [field, ADDRESS_TEXTS[field]]));
