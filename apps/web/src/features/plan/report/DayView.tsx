import { useText } from "../../../i18n/index.ts";
import { useCounted } from "../../../lib/counted.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Section } from "../components/Section.tsx";
import type { Plan, SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

type Slot = Plan["schedule"][number];
type Entry = Slot["entries"][number];

/** The day: what is taken when, the person's medicines beside the plan, what must be kept apart said on each. */
export function DayView({ plan }: SectionProps) {
  const t = useText("plan");
  const counted = useCounted();
  const units = Object.entries(Object.groupBy(plan.products, (p) => p.dose.unit)).map(([unit, of]) =>
    counted(
      (of ?? []).reduce((sum, p) => sum + p.dosage, 0),
      unit,
    ),
  );
  const medicines = plan.schedule.some((s) => s.entries.some((e) => e.kind === "medicine"));
  return (
    <Section name="day" lead={units.length > 0 && t("day.total", { units: units.join(" + ") })}>
      <ol className="@container flex flex-col gap-4">
        {plan.schedule
          .filter((slot) => slot.entries.length > 0)
          .map((slot) => (
            <SlotRow key={`${slot.moment} ${slot.food}`} slot={slot} products={plan.products} />
          ))}
      </ol>
      {medicines && <p className="mt-3 text-12 text-ink-2">{t("day.medicineNote")}</p>}
    </Section>
  );
}

function SlotRow({ slot, products }: { slot: Slot; products: Plan["products"] }) {
  const t = useText("plan");
  const food = t(`day.food.${slot.food}`);
  return (
    <li className="grid grid-cols-[minmax(3.5rem,max-content)_minmax(0,1fr)] gap-x-3 @max-[15rem]:grid-cols-1 print:break-inside-avoid">
      <h3 className="pt-3 text-14 @max-[15rem]:pb-2">
        {t(`day.${slot.moment}`)}
        {food && <span className="block max-w-18 text-12 font-normal text-ink-2 @max-[15rem]:max-w-none">{food}</span>}
      </h3>
      <ul className="flex flex-col gap-2 border-l-2 border-line pl-4">
        {slot.entries.map((entry, i) => (
          <EntryCard key={`${entry.id} ${i}`} entry={entry} known={products.some((p) => p.id === entry.id)} />
        ))}
      </ul>
    </li>
  );
}

const DOT = { medicine: "bg-info", supplement: "bg-apricot", product: "bg-leaf" } as const;

function EntryCard({ entry, known }: { entry: Entry; known: boolean }) {
  const t = useText("plan");
  const open = useDetail();
  const name = "min-w-0 [overflow-wrap:anywhere] text-left font-semibold";
  return (
    <li className="relative">
      <span aria-hidden="true" className={`drawn absolute top-4.5 -left-[22px] size-2.5 rounded-pill ${DOT[entry.kind]}`} />
      <div className="relative rounded-card border border-line bg-card px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-leaf">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          {entry.kind === "product" && known ? (
            <button
              type="button"
              onClick={() => open({ kind: "product", id: entry.id })}
              className={`min-h-6 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:outline-none ${name}`}
            >
              {entry.name}
            </button>
          ) : (
            <p className={name}>{entry.name}</p>
          )}
          {entry.kind !== "product" && <Chip tone={entry.kind === "medicine" ? "info" : "neutral"}>{t(`day.${entry.kind}`)}</Chip>}
        </div>
        {entry.amount && <p className="text-14">{entry.amount}</p>}
        {entry.note && <p className="text-14 text-ink-2">{entry.note}</p>}
      </div>
    </li>
  );
}
