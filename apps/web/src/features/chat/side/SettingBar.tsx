import { useState } from "react";
import { setLang, useLang, useText } from "../../../i18n/index.ts";
import { useWrite } from "../../../lib/query.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { TextSize } from "../../../ui/TextSize.tsx";
import { useChat } from "../api/live.ts";

/** What is wanted while reading: language, text size, clearing what was said. */
export default function SettingBar({ open, onClose, onCleared }: { open: boolean; onClose: () => void; onCleared: () => void }) {
  const t = useText("chat");
  const lang = useLang();
  const conversationId = useChat((s) => s.conversationId);
  const [sure, setSure] = useState(false);
  const remove = useWrite("chatRemove", {
    onSuccess: () => {
      setSure(false);
      onClose();
      onCleared();
      toast(t("setting.cleared"));
    },
  });
  return (
    <Sheet open={open} onClose={onClose} title={t("setting.title")}>
      <div className="flex flex-col gap-5 pb-2">
        <div>
          <p className="mb-2 text-14 font-semibold">{t("setting.language")}</p>
          <Segmented
            label={t("setting.language")}
            value={lang}
            onChange={(value) => void setLang(value)}
            options={[
              { value: "zh-CN", label: "中文", lang: "zh-CN" },
              { value: "en-US", label: "English", lang: "en-US" },
            ]}
          />
        </div>
        <TextSize heading="p" />
        {conversationId !== undefined && (
          <Button look="danger" block icon="trash" busy={remove.isPending} onClick={() => (sure ? remove.mutate({ body: { conversationId } }) : setSure(true))}>
            {t(sure ? "setting.clearSure" : "setting.clear")}
          </Button>
        )}
        <Go to="/settings" className="flex min-h-11 items-center justify-between text-leaf" onClick={onClose}>
          {t("setting.all")}
          <Icon name="forward" size={18} />
        </Go>
        <p aria-live="polite" className="text-14 text-high">
          {remove.error?.message}
        </p>
      </div>
    </Sheet>
  );
}
