/** What a machine can see of a screen's faults; the looking itself is in faults-in-sight.js, which runs in the page. */
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { Lang } from "./scene.ts";

export const preparedToLook = (context: BrowserContext): Promise<unknown> => context.addInitScript({ path: join(import.meta.dirname, "faults-in-sight.js") });

export const faultsOf = (page: Page, lang: Lang): Promise<string[]> => page.evaluate<string[]>(`faultsInSight("${lang}")`);
