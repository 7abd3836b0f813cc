import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { useEffect, useRef } from "react";
import { useText } from "../../i18n/index.ts";
import { useAmount } from "../../lib/amount.ts";
import { useCounted } from "../../lib/counted.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Go } from "../../ui/Go.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { SourceList } from "../../ui/SourceList.tsx";
import type { Added } from "./api/adding.ts";
import { compare, type Line } from "./model/compare.ts";

/** What was refused and why, then the plan before and after. */
export function DoneView({ added: { before, after, refused }, onMore }: { added: Added; onMore: () => void }) {
  const t = useText("add-nutrition");
  const common = useText("common");
  const lines = compare(before, after);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const outcome = refused.length === 0 ? "added" : lines.length > 0 ? "part" : "none";
  return (
    <Screen
      title={common("title.addMoreNutrition")}
      footer={
        <Go to="/qsGeneratePageNew" look="primary">
          {t("done.plan")}
        </Go>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-28 outline-none">
        {t(`done.${outcome}`)}
      </h1>
      {refused.length > 0 && <Refused refused={refused} names={names(after)} />}
      <section className="pt-6">
        <h2 className="mb-3 text-18">{t("done.changes")}</h2>
        {lines.length === 0 ? <p className="text-ink-2">{t("done.same")}</p> : <Changes lines={lines} plan={after} />}
      </section>
      <Button look="quiet" icon="plus" className="mt-4 -ml-3" onClick={onMore}>
        {t("done.more")}
      </Button>
    </Screen>
  );
}

const names = (plan: PrecisePlan): ReadonlyMap<string, string> => new Map(plan.nutrients.map((n) => [n.nutrient, n.name]));

function Refused({ refused, names: nameOf }: { refused: Added["refused"]; names: ReadonlyMap<string, string> }) {
  const t = useText("add-nutrition");
  return (
    <section className="pt-6">
      <h2 className="mb-3 text-18">{t("done.refused")}</h2>
      <ul className="flex flex-col gap-3">
        {refused.map((r) => (
          <li key={`${r.nutrient} ${r.why}`}>
            <Card tone="low">
              <h3 className="flex items-center gap-2 text-16">
                <Icon name="stop" size={18} className="text-low-ink" />
                {nameOf.get(r.nutrient) ?? r.nutrient}
              </h3>
              <p className="mt-1.5">{r.why}</p>
              <SourceList sources={r.sources} className="mt-1" />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ lines, plan }: { lines: readonly Line[]; plan: PrecisePlan }) {
  const t = useText("add-nutrition");
  return (
    <Card flush>
      <ul>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.id}`} className="border-line px-4 py-3 [&:not(:last-child)]:border-b">
            <h3 className="text-16">
              {line.name} <span className="text-14 font-normal text-ink-2">{t("done.perDay")}</span>
            </h3>
            <Pair line={line} />
            {line.kind === "nutrient" && <Room plan={plan} nutrient={line.id} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Pair({ line }: { line: Line }) {
  const t = useText("add-nutrition");
  const amount = useAmount();
  const counted = useCounted();
  const worded = (n: number): string => (n === 0 ? t("done.nothing") : line.kind === "nutrient" ? amount(n, line.unit) : counted(n, line.unit));
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="text-14 text-ink-2">
        {t("done.before")} {worded(line.before)}
      </span>
      <Icon name="forward" size={14} className="self-center text-ink-2" />
      <span>
        <span className="text-14 text-ink-2">{t("done.after")}</span> <strong>{worded(line.after)}</strong>
      </span>
    </p>
  );
}

/** How near to its limit the nutrient now is. */
function Room({ plan, nutrient }: { plan: PrecisePlan; nutrient: string }) {
  const t = useText("add-nutrition");
  const amount = useAmount();
  const limit = plan.nutrients.find((n) => n.nutrient === nutrient)?.upperLimit;
  if (!limit) return null;
  return <p className="text-14 text-ink-2">{t("done.limit", { limit: amount(limit.amount, limit.unit), counted: amount(limit.counted, limit.unit) })}</p>;
}
