import { CHAT_SCENES } from "./chat.ts";
import { CHECK_SCENES } from "./check.ts";
import { ENTRY_SCENES } from "./entry.ts";
import { ERROR_SCENES } from "./errors.ts";
import { PLAN_SCENES } from "./plan.ts";
import { QUESTIONNAIRE_SCENES } from "./questionnaire.ts";
import { REPORT_SCENES } from "./report.ts";
import type { Scene } from "./scene.ts";
import { SETTING_SCENES } from "./settings.ts";
import { SHOP_SCENES } from "./shop.ts";

/** Every screen in every state that matters. */
export const SCENES: readonly Scene[] = [
  ...ENTRY_SCENES,
  ...QUESTIONNAIRE_SCENES,
  ...CHECK_SCENES,
  ...PLAN_SCENES,
  ...SETTING_SCENES,
  ...REPORT_SCENES,
  ...CHAT_SCENES,
  ...SHOP_SCENES,
  ...ERROR_SCENES,
];
