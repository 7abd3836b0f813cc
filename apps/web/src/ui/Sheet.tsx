import { lazy, Suspense } from "react";
import type { SheetProps } from "./sheet-props.ts";

const SheetPanel = lazy(() => import("./SheetPanel.tsx"));
const DialogPanel = lazy(() => import("./DialogPanel.tsx"));

/** A panel that rises from the bottom and holds focus: detail, choices, documents. Its code (React Aria) is fetched at the first opening. */
export const Sheet = (props: SheetProps) => (
  <Suspense>
    <SheetPanel {...props} />
  </Suspense>
);

/** A small question in the middle that wants an answer. */
export const Dialog = (props: SheetProps) => (
  <Suspense>
    <DialogPanel {...props} />
  </Suspense>
);

/** Fetches the code of sheets ahead, when one is likely to be opened. */
export const preloadSheet = (): void => void import("./SheetPanel.tsx");
