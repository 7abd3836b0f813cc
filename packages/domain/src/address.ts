import { type Text, text } from "./bilingual.ts";

/** An address to deliver to. `areaCode`: six digits of GB/T 2260. */
export type DeliveryAddress = { readonly name: string; readonly tel: string; readonly areaCode: string; readonly addressDetail: string };
export type AddressField = keyof DeliveryAddress;

/** The notes' four texts. */
export const ADDRESS_TEXTS: Readonly<Record<AddressField, Text>> = {
  name: text("请填写姓名", "Please fill in the name"),
  tel: text("电话号码格式不正确", "Malformed phone number"),
  areaCode: text("请选择收货地区", "Please select a receiving area"),
  addressDetail: text("详细地址不能为空", "Address can not be empty"),
};

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{9,11}$/;
/** E.164: at most 15 digits, the country code first, which does not begin with 0. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const CHINA = "+86";

/** A phone number with its country code ("+8613800138000"); undefined when it is none. Chinese numbers may come without the code. */
export function readPhone(given: string): string | undefined {
  const digits = given
    .normalize("NFKC")
    .replaceAll(/[\s().-]/gu, "")
    .replace(/^00/, "+");
  const national = digits.startsWith(CHINA) ? digits.slice(CHINA.length) : digits;
  if (MOBILE.test(national)) return CHINA + national;
  if (LANDLINE.test(national)) return CHINA + national.slice(1);
  return INTERNATIONAL.test(digits) && !digits.startsWith(CHINA) ? digits : undefined;
}

/** Text that can be printed on a label: control characters and marks that turn the writing direction are none. */
const isPlain = (value: string): boolean => !/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(value);
const isWritten = (value: string): boolean => /[\p{L}\p{N}]/u.test(value) && isPlain(value);

/** The fields that are not right, in the order of the form. @param isArea whether there is an area of that code */
export function addressProblems(address: DeliveryAddress, isArea: (code: string) => boolean): AddressField[] {
  const right: Record<AddressField, boolean> = {
    name: isWritten(address.name),
    tel: readPhone(address.tel) !== undefined,
    areaCode: isArea(address.areaCode),
    addressDetail: isWritten(address.addressDetail),
  };
  return (["name", "tel", "areaCode", "addressDetail"] as const).filter((field) => !right[field]);
}
