export type ButtonLook = "primary" | "secondary" | "quiet" | "link" | "danger";

const LOOKS: Record<ButtonLook, string> = {
  // Seen only where the system forces its colours and takes the background away.
  primary: "font-semibold border border-transparent bg-leaf text-on-leaf active:bg-leaf-press",
  secondary: "font-semibold border border-leaf-line text-leaf active:bg-leaf-soft",
  quiet: "font-semibold text-leaf active:bg-leaf-soft",
  link: "!px-2 text-ink-2 underline underline-offset-4 active:text-ink",
  danger: "font-semibold border border-high-line text-high active:bg-high-soft",
};

/** The classes of a button's look, for links that look like one. */
export const buttonClass = ({ look = "primary", block = false, small = false }: { look?: ButtonLook; block?: boolean; small?: boolean }): string =>
  `inline-flex min-w-11 items-center justify-center gap-2 rounded-control text-center transition-colors disabled:opacity-55 aria-disabled:opacity-55 ${small ? "min-h-11 px-4 text-14" : "min-h-[52px] px-5 py-2 text-16"} ${block ? "w-full" : ""} ${LOOKS[look]}`;
