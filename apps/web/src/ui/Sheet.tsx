import { onDemand } from "./on-demand.tsx";

const panel = () => import("./SheetPanel.tsx");

/** A panel that rises from the bottom and holds focus: detail, choices, documents. Its code (React Aria) is fetched at the first opening. */
export const Sheet = onDemand(panel);

/** A small question in the middle that wants an answer. */
export const Dialog = onDemand(() => import("./DialogPanel.tsx"));

/** Fetches the code of sheets ahead, when one is likely to be opened. */
export const preloadSheet = (): void => void panel().catch(() => undefined);
