import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { tabooChip } from "../model/severity.ts";
import type { Taboo } from "../model/types.ts";

/** How grave a finding is, in a word. */
export function TabooChip({ taboo }: { taboo: Taboo }) {
  const { tone, text } = tabooChip(taboo, useText("plan"));
  return <Chip tone={tone}>{text}</Chip>;
}
