import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Go } from "../../../ui/Go.tsx";

/** A quiet link to another screen, beside those that open a sheet. */
export const ScreenLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Go to={to} className={buttonClass({ look: "link", small: true })}>
    {children}
  </Go>
);
