import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";

type Option = { id: string; name: string };
type Props = {
  label: string;
  options: readonly Option[];
  /** Chosen ids and own words; undefined: not answered; empty: none. */
  value: readonly string[] | undefined;
  onChange: (value: string[]) => void;
  none: string;
  placeholder: string;
};

const chip = (on: boolean): string =>
  `inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-4 py-1.5 text-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf ${on ? "border-leaf bg-leaf-soft font-semibold text-leaf" : "border-line bg-card"}`;

/** Several of a list, own words, or none: "none" is an answer of its own, never the absence of one. */
export function ChipList({ label, options, value, onChange, none, placeholder }: Props) {
  const t = useText("questionnaire");
  const [own, setOwn] = useState("");
  const chosen = value ?? [];
  const known = new Set(options.map((o) => o.id));
  const written = chosen.filter((v) => !known.has(v));
  const toggle = (id: string): void => onChange(chosen.includes(id) ? chosen.filter((v) => v !== id) : [...chosen, id]);
  const add = (e: FormEvent): void => {
    e.preventDefault();
    const word = own.trim();
    if (word && !chosen.includes(word)) onChange([...chosen, word]);
    setOwn("");
  };
  return (
    <div className="mt-5">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <div className="flex flex-wrap gap-2.5">
          <label className={chip(value?.length === 0)}>
            <input type="checkbox" className="sr-only" checked={value?.length === 0} onChange={() => onChange([])} />
            {value?.length === 0 && <Icon name="check" size={16} />}
            {none}
          </label>
          {[...options, ...written.map((w) => ({ id: w, name: w }))].map(({ id, name }) => (
            <label key={id} className={chip(chosen.includes(id))}>
              <input type="checkbox" className="sr-only" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {chosen.includes(id) && <Icon name="check" size={16} />}
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <form onSubmit={add} className="mt-5 flex items-end gap-2.5">
        <Field
          label={t("list.own")}
          className="min-w-0 flex-1"
          placeholder={placeholder}
          value={own}
          maxLength={60}
          enterKeyHint="done"
          onChange={(e) => setOwn(e.target.value)}
        />
        <Button type="submit" look="secondary" className="min-h-13" disabled={own.trim() === ""}>
          {t("list.add")}
        </Button>
      </form>
    </div>
  );
}
