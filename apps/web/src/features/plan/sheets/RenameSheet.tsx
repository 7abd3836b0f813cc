import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useRename } from "../api/rename.ts";
import type { Plan } from "../model/types.ts";

const NAME_MAX = 30;

/** Another name for the plan. */
export default function RenameSheet({ plan, open, onClose }: { plan: Plan; open: boolean; onClose: () => void }) {
  const t = useText("plan");
  return (
    <Sheet open={open} onClose={onClose} title={t("rename.title")}>
      <NameForm plan={plan} onClose={onClose} />
    </Sheet>
  );
}

function NameForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useText("plan");
  const [name, setName] = useState(plan.nickname);
  const [empty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useRename(() => {
    onClose();
    toast(t("rename.done"));
  });
  const save = (e: FormEvent): void => {
    e.preventDefault();
    const nickname = name.trim();
    setEmpty(!nickname);
    if (nickname) mutate({ body: { id: plan.id, nickname } });
  };
  return (
    <form onSubmit={save} noValidate className="pb-2">
      <Field
        label={t("rename.label")}
        value={name}
        maxLength={NAME_MAX}
        error={empty ? t("rename.empty") : error?.message}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(e) => setName(e.target.value)}
      />
      <Button type="submit" block busy={isPending} className="mt-4">
        {t("rename.save")}
      </Button>
    </form>
  );
}
