import { useDeferredValue, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/Field.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { useAnySearch } from "../api.ts";
import { KindChip } from "./KindChip.tsx";
import { type Entry, take } from "./taken.ts";

const SHOWN = 8;

/** Search as you type, by generic or brand name or pinyin initials; what is not known is taken as it was written. */
export function Search() {
  const t = useText("questionnaire");
  const [text, setText] = useState("");
  const typed = text.trim();
  const sought = useDeferredValue(typed);
  const { options, searching, failed } = useAnySearch(sought);
  // What is offered must not change under the finger: the words as written stand only below the found ones.
  const settled = !searching && sought === typed;
  const add = (entry: Entry): void => {
    take(entry);
    setText("");
  };
  return (
    <>
      <form role="search" onSubmit={(e) => (e.preventDefault(), settled && options[0] && add(options[0]))}>
        <Field
          label={t("dianping.search")}
          hint={t("dianping.hint")}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(e) => setText(e.target.value)}
        />
      </form>
      <p className="sr-only" aria-live="polite">
        {typed && settled && t("list.found", { count: options.length })}
      </p>
      {typed && (settled || options.length > 0) && (
        <Card flush className="mt-3">
          {options.slice(0, SHOWN).map((o) => (
            <ListRow key={`${o.kind} ${o.id}`} title={o.name} note={o.note} end={<KindChip kind={o.kind} />} onPress={() => add(o)} />
          ))}
          {settled &&
            (["medicine", "supplement"] as const).map((kind) => (
              <ListRow
                key={kind}
                title={t("list.asWritten", { text: typed })}
                note={failed ? t("list.searchFailed") : t(`dianping.asWritten.${kind}`)}
                end={<KindChip kind={kind} />}
                onPress={() => add({ name: typed, kind })}
              />
            ))}
        </Card>
      )}
    </>
  );
}
