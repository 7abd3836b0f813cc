import { useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { LabelAmounts } from "./LabelAmounts.tsx";
import { type Label, useLabel } from "./read-label.ts";
import { type Kind, take, useTaken } from "./taken.ts";

/** The photo of a box or label; what was read of it is offered, and taken only by a tap. */
export function LabelPhoto() {
  const t = useText("questionnaire");
  const { state, read, clear } = useLabel();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3">
      <Button look="secondary" block icon="camera" busy={state.kind === "reading"} onClick={() => input.current?.click()}>
        {t("label.photo")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-source="label"
        onChange={(e) => {
          const [file] = e.target.files ?? [];
          if (file) void read(file);
          // The same photo may be chosen again.
          e.target.value = "";
        }}
      />
      <p role="status" className={state.kind === "reading" ? "mt-2 text-14 text-ink-2" : "sr-only"}>
        {state.kind === "reading" ? t("label.reading") : state.kind === "read" ? t("list.found", { count: state.label.options.length }) : ""}
      </p>
      {state.kind === "failed" && (
        <Banner tone="high" urgent className="mt-3" title={t("label.failed")}>
          {state.problem.details?.[0]?.message ?? state.problem.message} {t("label.type")}
        </Banner>
      )}
      {state.kind === "read" && <Read label={state.label} onDone={clear} />}
    </div>
  );
}

const KINDS: readonly string[] = ["medicine", "supplement"] satisfies Kind[];
const isKind = (kind: string): kind is Kind => KINDS.includes(kind);
const sureness = (confidence: number): "high" | "medium" | "low" => (confidence >= 0.9 ? "high" : confidence >= 0.7 ? "medium" : "low");

function Read({ label, onDone }: { label: Label; onDone: () => void }) {
  const t = useText("questionnaire");
  const taken = useTaken();
  const found = label.options.length > 0 || (label.nutrients?.length ?? 0) > 0;
  return (
    <section className="mt-4">
      <h2 className="text-16">{found ? t("label.title") : t("label.nothing")}</h2>
      <p className="mt-1 text-14 text-ink-2">{found ? t("label.lead") : t("label.type")}</p>
      {label.options.length > 0 && (
        <Card flush className="mt-3">
          {label.options.map(({ id, name, kind: of, confidence }) => {
            const kind = isKind(of) ? of : "supplement";
            const on = taken.some((x) => x.kind === kind && x.name === name);
            return (
              <ListRow
                key={`${of} ${id}`}
                title={name}
                note={`${t(`dianping.kind.${kind}`)} · ${t(`label.sure.${sureness(confidence)}`)}`}
                end={<Icon name={on ? "check" : "plus"} size={18} className="text-leaf" />}
                {...(on ? {} : { onPress: () => take({ id, name, kind }) })}
              />
            );
          })}
        </Card>
      )}
      {label.nutrients && label.nutrients.length > 0 && <LabelAmounts nutrients={label.nutrients} serving={label.serving} />}
      {label.text && (
        <Fold title={<span className="text-14 font-normal">{t("label.text")}</span>} className="mt-2">
          <p className="text-14 whitespace-pre-line text-ink-2">{label.text}</p>
        </Fold>
      )}
      <Button look="quiet" small className="mt-1 -ml-3" onClick={onDone}>
        {t("label.done")}
      </Button>
    </section>
  );
}
