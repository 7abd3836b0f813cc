export { useAmount, useUnit } from "../../../lib/amount.ts";
