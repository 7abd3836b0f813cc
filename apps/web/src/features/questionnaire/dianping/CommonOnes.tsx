import { useText } from "../../../i18n/index.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useCommonOnes } from "../api.ts";
import { drop, type Entry, take, useTaken } from "./taken.ts";

/** What is often taken, by group, folded: for who would rather choose than type. */
export function CommonOnes() {
  const t = useText("questionnaire");
  const { data } = useCommonOnes();
  const taken = useTaken();
  if (!data) return null;
  return (
    <section>
      <h2 className="text-14">{t("dianping.common")}</h2>
      <div className="mt-1 rounded-card border border-line bg-card px-4">
        {data.groups.map((group) => (
          <Fold key={group.id} title={group.name} className="border-line [&:not(:last-child)]:border-b">
            <div className="flex flex-wrap gap-2.5 pb-2">
              {group.options.map((o) => (
                <Toggle key={o.id} entry={o} on={taken.some((x) => x.kind === o.kind && x.name === o.name)} />
              ))}
            </div>
          </Fold>
        ))}
      </div>
    </section>
  );
}

function Toggle({ entry, on }: { entry: Entry; on: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => (on ? drop(entry) : take(entry))}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-pill border px-4 py-1.5 text-14 ${on ? "border-leaf bg-leaf-soft font-semibold text-leaf" : "border-line"}`}
    >
      {on && <Icon name="check" size={16} />}
      {entry.name}
    </button>
  );
}
