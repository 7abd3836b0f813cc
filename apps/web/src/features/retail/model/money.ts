import { showYuan } from "@nutri/domain/money";

/** 12345 → "¥123.45". */
export const yuan = (cents: number): string => `¥${showYuan(cents)}`;
