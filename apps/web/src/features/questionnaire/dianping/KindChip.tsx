import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import type { Kind } from "./taken.ts";

export function KindChip({ kind }: { kind: Kind }) {
  const t = useText("questionnaire");
  return <Chip tone={kind === "medicine" ? "info" : "leaf"}>{t(`dianping.kind.${kind}`)}</Chip>;
}
