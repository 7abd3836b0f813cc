import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useErase } from "../api/data-rights.ts";

/** What erasing does; it begins only after the word was typed. */
export function EraseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText("settings");
  const [typed, setTyped] = useState("");
  const erase = useErase();
  const word = t("data.eraseAsk.word");
  const sure = typed.normalize("NFKC").trim().toLowerCase() === word;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("data.eraseAsk.title")}
      footer={
        <div className="flex flex-col gap-2">
          {erase.error && (
            <p role="alert" className="text-14 text-high">
              {erase.error.message}
            </p>
          )}
          <Button look="danger" block disabled={!sure} busy={erase.isPending} onClick={() => erase.mutate()}>
            {t("data.eraseAsk.yes")}
          </Button>
          <Button look="quiet" block onClick={onClose}>
            {t("data.eraseAsk.no")}
          </Button>
        </div>
      }
    >
      <p>{t("data.eraseAsk.happens")}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-[1.25rem]">
        {(["server", "device", "orders"] as const).map((what) => (
          <li key={what}>{t(`data.eraseAsk.${what}`)}</li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{t("data.eraseAsk.never")}</p>
      <Field
        className="mt-4"
        label={t("data.eraseAsk.type", { word })}
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(e) => setTyped(e.target.value)}
      />
    </Sheet>
  );
}
