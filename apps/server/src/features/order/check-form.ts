import { ADDRESS_TEXTS, addressProblems, type DeliveryAddress, readPhone, SUPPLY_MAX_DAYS, supplyDays, text } from "@nutri/domain";
import { type Detail, Fault } from "../../fault.ts";
import type { Ask } from "../../handler.ts";
import { isArea } from "../../retail/areas.ts";

type Form = Ask<"orderMultiProd">["body"];
const DAY = 86_400_000;

const addressDetails = (address: DeliveryAddress): Detail[] =>
  addressProblems(address, isArea).map((field) => ({ path: `address.${field}`, message: ADDRESS_TEXTS[field], code: `address_${field}` }));

function supplyDetails({ from, to }: NonNullable<Form["supply"]>, now: number): Detail[] {
  const days = supplyDays(from, to);
  if (days < 1) return [{ path: "supply.to", message: text("结束日期要在开始日期之后。", "The last day must not be before the first.") }];
  if (days > SUPPLY_MAX_DAYS)
    return [
      {
        path: "supply",
        message: text(`最多选择 ${SUPPLY_MAX_DAYS} 天`, `Choose no more than ${SUPPLY_MAX_DAYS} days`),
        code: "supply_too_long",
        params: { days: SUPPLY_MAX_DAYS },
      },
    ];
  // A day of grace: today is not the same day everywhere.
  if (Date.parse(`${to}T00:00:00Z`) < now - 2 * DAY) return [{ path: "supply.to", message: text("这段时间已经过去了。", "This period is over.") }];
  return [];
}

/** Marks that turn the writing direction and control characters (a line break aside) have no place in a note to the packer. */
const isPlain = (remark: string): boolean => !/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(remark);

/** What the form says must be right before anything is looked up. @throws Fault invalid, with every field that is not. @returns the address as it is kept */
export function checkForm({ address, supply, remark }: Form, now: number): DeliveryAddress {
  const details = [
    ...addressDetails(address),
    ...(supply ? supplyDetails(supply, now) : []),
    ...(remark === undefined || isPlain(remark)
      ? []
      : [{ path: "remark", message: text("备注里有不能打印的字符。", "The note holds characters that cannot be printed.") }]),
  ];
  if (details.length > 0) throw new Fault("invalid", { details });
  return { ...address, tel: readPhone(address.tel) ?? address.tel };
}
