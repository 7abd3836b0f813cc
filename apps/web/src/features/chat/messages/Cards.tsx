import type { ChatCard } from "@nutri/domain/chat-card";
import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Card as Surface } from "../../../ui/Card.tsx";
import { Chip, StatusTag } from "../../../ui/Chip.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";

type Of<K extends ChatCard["kind"]> = Extract<ChatCard, { kind: K }>;
type Flag = Of<"report">["rows"][number]["flag"];
type Unit = Of<"recommend">["items"][number]["unit"];

const UNITS = ["ug", "mg", "g", "L", "mL", "IU", "kcal"] as const;
const isNamed = (unit: Unit): unit is (typeof UNITS)[number] => (UNITS as readonly string[]).includes(unit);

function Profile({ card }: { card: Of<"profile"> }) {
  const t = useText("chat");
  return (
    <Fold title={<span className="text-14">{t("card.profile")}</span>}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-14">
        {card.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function Recommend({ card }: { card: Of<"recommend"> }) {
  const t = useText("chat");
  const amount = (a: { amount: number; unit: Unit }): string => `${formatNumber(a.amount)} ${isNamed(a.unit) ? t(`unit.${a.unit}`) : a.unit}`;
  return (
    <Surface>
      <h3 className="text-16">{card.title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {card.items.map((item) => (
          <li key={item.nutrient} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-[1_1_7rem]">{item.name}</span>
            <strong>{t("card.perDay", { n: amount(item) })}</strong>
            {item.limit && <span className="w-full text-14 text-ink-2">{t("card.limit", { n: amount(item.limit) })}</span>}
            {item.action && (
              <Go to={`/addMoreNutrition?nutrient=${encodeURIComponent(item.nutrient)}`} className="inline-flex min-h-11 w-full items-center gap-1 text-leaf">
                <Icon name="plus" size={16} />
                {t("card.add")}
              </Go>
            )}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function Tips({ card }: { card: Of<"tips"> }) {
  return (
    <Surface tone="leaf">
      <h3 className="text-16">{card.title}</h3>
      <ul className="mt-2 ml-[1.25rem] flex list-disc flex-col gap-1.5">
        {card.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Surface>
  );
}

function Products({ card }: { card: Of<"products"> }) {
  const t = useText("chat");
  return (
    <Surface>
      <h3 className="text-16">{card.title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {card.items.map((item) => (
          <li key={item.productId}>
            <span className="block font-semibold">{item.name}</span>
            <span className="block text-14 text-ink-2">{[item.summary, item.usage].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-2">{card.note}</p>
      <Go to={card.link} className="mt-1 inline-flex min-h-11 items-center gap-1 text-leaf">
        {t("card.products")}
        <Icon name="forward" size={16} />
      </Go>
    </Surface>
  );
}

const SEVERITY_TONE = { contraindicated: "high", major: "high", moderate: "low", minor: "info" } as const;

function Taboos({ card }: { card: Of<"taboos"> }) {
  const t = useText("chat");
  return (
    <Surface>
      <h3 className="text-16">{card.title}</h3>
      <ul className="mt-2 flex flex-col gap-4">
        {card.items.map((item) => (
          <li key={`${item.subject} ${item.item}`}>
            <span className="flex flex-wrap items-center gap-2">
              <strong>{`${item.subject} × ${item.item}`}</strong>
              <Chip tone={SEVERITY_TONE[item.severity]} icon={SEVERITY_TONE[item.severity] === "info" ? "info" : "warning"}>
                {t(`severity.${item.severity}`)}
              </Chip>
              {item.separateHours !== undefined && (
                <Chip tone="neutral" icon="clock">
                  {t("card.apart", { n: item.separateHours })}
                </Chip>
              )}
            </span>
            <span className="mt-1 block">{item.advice}</span>
            <span className="block text-14 text-ink-2">{item.effect}</span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

const FLAG = { low: "low", high: "high", abnormal: "high", normal: "ok", unknown: "unknown" } as const satisfies Record<Flag, string>;

function Report({ card }: { card: Of<"report"> }) {
  const t = useText("chat");
  return (
    <Surface>
      <h3 className="text-16">{card.title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {card.rows.map((row) => (
          <li key={row.name}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-[1_1_7rem]">{row.name}</span>
              <strong>{`${row.value} ${row.unit}`}</strong>
              <StatusTag status={FLAG[row.flag]} />
            </span>
            {row.text && <span className="block text-14 text-ink-2">{row.text}</span>}
          </li>
        ))}
      </ul>
      <Go to={card.link} className="mt-1 inline-flex min-h-11 items-center gap-1 text-leaf">
        {t("card.reports")}
        <Icon name="forward" size={16} />
      </Go>
    </Surface>
  );
}

/** What stands beside the words of an answer, each kind as itself. A kind that this app does not know is left out. */
export function CardView({ card }: { card: ChatCard }) {
  switch (card.kind) {
    case "profile":
      return <Profile card={card} />;
    case "recommend":
      return <Recommend card={card} />;
    case "tips":
      return <Tips card={card} />;
    case "products":
      return <Products card={card} />;
    case "taboos":
      return <Taboos card={card} />;
    case "report":
      return <Report card={card} />;
    default:
      return null;
  }
}
