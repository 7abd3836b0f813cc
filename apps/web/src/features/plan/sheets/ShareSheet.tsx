import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { toast } from "../../../lib/toast.ts";
import { canOfferCard } from "../../../lib/wechat.ts";
import { Card } from "../../../ui/Card.tsx";
import { Icon, type IconName } from "../../../ui/Icon.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { canPrint, canSend, copyLink, copyText, send, shareCard } from "../api/share.ts";
import { richText } from "../model/rich-text.ts";
import type { Plan } from "../model/types.ts";
import { useUnit } from "../model/use-amount.ts";

/** Ways to pass the plan on: the device's own, as text, as a link, on paper. */
export default function ShareSheet({
  plan,
  title,
  open,
  onClose,
  onPrint,
}: {
  plan: Plan;
  title: string;
  open: boolean;
  onClose: () => void;
  onPrint: () => void;
}) {
  const t = useText("plan");
  const counted = useCounted();
  const unit = useUnit();
  const html = (): string => richText(plan, { t, counted, unit, title });
  const card = (): Promise<void> => shareCard(plan, t("share.cardTitle")).then(() => toast(t("share.cardReady")));
  const then = (act: () => unknown) => (): void => {
    act();
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("share.title")}>
      <p className="pb-3 text-14 text-ink-2">{t("share.warning")}</p>
      <Card flush>
        {canSend() && <ListRow start={<Mark name="share" />} title={t("share.send")} onPress={then(() => send(plan, title, html()))} />}
        {canOfferCard() && <ListRow start={<Mark name="chat" />} title={t("share.card")} note={t("share.cardNote")} onPress={then(card)} />}
        <ListRow start={<Mark name="copy" />} title={t("share.text")} note={t("share.textNote")} onPress={then(() => copyText(plan, html()))} />
        <ListRow start={<Mark name="link" />} title={t("share.link")} note={t("share.linkNote")} onPress={then(() => copyLink(plan))} />
        {canPrint() && <ListRow start={<Mark name="print" />} title={t("share.print")} onPress={then(onPrint)} />}
      </Card>
    </Sheet>
  );
}

const Mark = ({ name }: { name: IconName }) => <Icon name={name} className="text-leaf" />;
