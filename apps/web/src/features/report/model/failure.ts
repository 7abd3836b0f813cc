import { useText } from "../../../i18n/index.ts";

const KNOWN = [
  "password_protected",
  "no_results",
  "damaged_file",
  "empty_file",
  "unsupported_file",
  "too_large",
  "too_many_pages",
  "too_many_pixels",
  "timed_out",
  "out_of_memory",
  "several_people",
] as const;
type Known = (typeof KNOWN)[number];
const isKnown = (code: string | undefined): code is Known => (KNOWN as readonly (string | undefined)[]).includes(code);

/** Why a file could not be read, and what helps, in words. */
export function useFailure(): (code: string | undefined) => { title: string; body: string } {
  const t = useText("report");
  return (code) => {
    const known = isKnown(code) ? code : "other";
    return { title: t(`failure.${known}.title`), body: t(`failure.${known}.body`) };
  };
}
