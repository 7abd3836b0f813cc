import { type FormEvent, useDeferredValue, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Checkbox } from "../../../ui/Choice.tsx";
import { Field } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { type NameKind, useNameSearch } from "../api.ts";

export type Named = { name: string; id?: string | undefined };
type Props = {
  label: string;
  hint: string;
  none: string;
  value: readonly Named[] | undefined;
  onChange: (value: Named[]) => void;
  /** Which list of names is searched. */
  kind: NameKind;
};

/** Names found by typing, or taken as written; or the answer "none". */
export function NameList({ label, hint, none, value, onChange, kind }: Props) {
  const t = useText("questionnaire");
  const [text, setText] = useState("");
  const typed = text.trim();
  const { options, failed } = useNameSearch(kind, useDeferredValue(typed));
  const list = value ?? [];
  const add = (entry: Named): void => {
    if (!list.some((x) => x.name === entry.name)) onChange([...list, entry]);
    setText("");
  };
  const send = (e: FormEvent): void => {
    e.preventDefault();
    const first = options[0];
    if (typed) add(first && first.name === typed ? { name: first.name, id: first.id } : { name: typed });
  };
  return (
    <div className="mt-5">
      {list.length > 0 && (
        <Card flush className="mb-5">
          {list.map((x) => (
            <ListRow
              key={x.name}
              title={x.name}
              end={
                <IconButton icon="close" label={t("list.remove", { name: x.name })} onClick={() => onChange(list.filter((y) => y !== x))} className="-mr-3" />
              }
            />
          ))}
        </Card>
      )}
      <form onSubmit={send} role="search">
        <Field
          label={label}
          hint={hint}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(e) => setText(e.target.value)}
        />
      </form>
      <p className="sr-only" aria-live="polite">
        {typed && t("list.found", { count: options.length })}
      </p>
      {typed && (
        <Card flush className="mt-3">
          {options.slice(0, 6).map((o) => (
            <ListRow
              key={o.id}
              title={o.name}
              note={o.note}
              end={<Icon name="plus" size={18} className="text-leaf" />}
              onPress={() => add({ name: o.name, id: o.id })}
            />
          ))}
          <ListRow
            title={t("list.asWritten", { text: typed })}
            note={failed ? t("list.searchFailed") : t("list.asWrittenNote")}
            end={<Icon name="plus" size={18} className="text-leaf" />}
            onPress={() => add({ name: typed })}
          />
        </Card>
      )}
      {list.length === 0 && !typed && (
        <Card className="mt-4">
          <Checkbox checked={value?.length === 0} onChange={(on) => on && onChange([])}>
            {none}
          </Checkbox>
        </Card>
      )}
    </div>
  );
}
