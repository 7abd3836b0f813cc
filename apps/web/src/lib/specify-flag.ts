import { session } from "./storage.ts";

const SPECIFY = "app_specify_questionnaire";
/** The session flag for the specify questionnaire: the next way from the plan to it drops the cached plan. */
export const setSpecifyFlag = (): void => session.setItem(SPECIFY, "1");

/** Whether the flag was set; it is cleared. */
export function takeSpecifyFlag(): boolean {
  const set = session.getItem(SPECIFY) !== null;
  session.removeItem(SPECIFY);
  return set;
}
