import type { ReactNode } from "react";

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The actions at its foot, always in view. */
  footer?: ReactNode;
  children: ReactNode;
  /** Only the buttons close it, not a tap beside it. */
  insist?: boolean;
};
