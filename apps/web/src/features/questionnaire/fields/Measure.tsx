import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { keptFrom, shownOn } from "../../../lib/units.ts";
import type { Measuring } from "../../../lib/use-measures.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Ruler } from "./Ruler.tsx";

type Props = {
  label: string;
  hint: string;
  /** In centimetres or kilograms, whatever is shown. */
  value: number | undefined;
  /** Where the ruler stands before an answer. */
  start: number;
  measuring: Measuring;
  parse: (text: string) => number | undefined;
  onChange: (value: number) => void;
};

/** A height or weight: slide the ruler, or tap the number and write it in any usual unit; what was understood is shown. */
export function Measure({ label, hint, value, start, measuring, parse, onChange }: Props) {
  const t = useText("questionnaire");
  const { scale, figure, unit, say } = measuring;
  const [typing, setTyping] = useState(false);
  if (typing) return <Typed {...{ label, measuring, parse }} onDone={(n) => (n !== undefined && onChange(n), setTyping(false))} />;
  const shown = shownOn(scale, value ?? start);
  return (
    <>
      <button
        type="button"
        onClick={() => setTyping(true)}
        aria-label={t("measure.type", { label, value: say(shown) })}
        className="mx-auto my-8 block min-h-16 rounded-control px-4 active:bg-well"
      >
        <span className={`text-[3.5rem] leading-none ${value === undefined ? "text-ink-2" : ""}`}>{figure(shown)}</span>{" "}
        {unit && <span className="text-18 text-ink-2">{unit}</span>}
      </button>
      <Ruler label={label} say={say} figure={figure} value={shown} onChange={(n) => onChange(keptFrom(scale, n))} {...scale} />
      <Card tone="leaf" className="mt-8 text-14">
        {hint}
      </Card>
    </>
  );
}

function Typed({
  label,
  measuring: { scale, say, text: textOf },
  parse,
  onDone,
}: Pick<Props, "label" | "measuring" | "parse"> & { onDone: (value: number | undefined) => void }) {
  const t = useText("questionnaire");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const read = parse(text);
  const [min, max] = [keptFrom(scale, scale.min), keptFrom(scale, scale.max)];
  const inRange = read !== undefined && read >= min && read <= max;
  const error =
    !tried || text === "" || inRange
      ? undefined
      : read === undefined
        ? t("measure.unread")
        : t("measure.outside", { min: say(scale.min), max: say(scale.max) });
  const send = (e: FormEvent): void => {
    e.preventDefault();
    setTried(true);
    if (inRange || text === "") onDone(read);
  };
  return (
    <form onSubmit={send} className="mt-8" noValidate>
      <Field
        label={label}
        autoFocus
        value={text}
        maxLength={20}
        inputMode="text"
        autoComplete="off"
        error={error}
        hint={inRange ? t("measure.understood", { value: textOf(read) }) : t("measure.example")}
        onChange={(e) => (setText(e.target.value), setTried(false))}
      />
      <Button type="submit" look="secondary" block className="mt-4">
        {t("measure.take")}
      </Button>
    </form>
  );
}
