import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { useWrite } from "../../../lib/query.ts";
import { WithQueries } from "../../../lib/WithQueries.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";

/** Enter an invitation code and learn whether it is good. */
export default function CodeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText("entry");
  return (
    <Sheet open={open} onClose={onClose} title={t("code.title")}>
      <WithQueries>
        <CodeForm onDone={onClose} />
      </WithQueries>
    </Sheet>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const t = useText("entry");
  const [code, setCode] = useState("");
  const [empty, setEmpty] = useState(false);
  const { mutate, data, error, isPending, reset } = useWrite("invCode");
  if (data?.accepted)
    return (
      <div className="pb-4">
        <output className="flex items-center gap-2 py-4 font-semibold text-leaf">
          <Icon name="check" />
          {data.owner ? t("code.acceptedBy", { owner: data.owner }) : t("code.accepted")}
        </output>
        <Button block onClick={onDone}>
          {t("code.done")}
        </Button>
      </div>
    );
  const send = (e: FormEvent): void => {
    e.preventDefault();
    const invCode = code.trim();
    setEmpty(!invCode);
    if (invCode) mutate({ body: { invCode } });
  };
  const wrong = empty ? t("code.empty") : data && !data.accepted ? t("code.refused") : error?.message;
  const change = (value: string): void => {
    setCode(value);
    setEmpty(false);
    reset();
  };
  return (
    <form onSubmit={send} noValidate className="pb-4">
      <Field
        label={t("code.label")}
        hint={t("code.hint")}
        error={wrong}
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(e) => change(e.target.value)}
      />
      <Button type="submit" block busy={isPending} className="mt-4">
        {t("code.send")}
      </Button>
    </form>
  );
}
