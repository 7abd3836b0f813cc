import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLang, useText } from "../../i18n/index.ts";
import { useAmount } from "../../lib/amount.ts";
import type { Problem } from "../../lib/problem.ts";
import { queryOf } from "../../lib/query.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Field } from "../../ui/Field.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { type Choice as Nutrient, choicesOf, matching } from "./model/choices.ts";

type Props = {
  plan: PrecisePlan;
  asked: string | undefined;
  busy: boolean;
  problem: Problem | null;
  onAdd: (nutrients: readonly string[], goals: readonly string[]) => void;
};

/** Search and choose, then add in one go. */
export function ChooseView({ plan, asked, busy, problem, onAdd }: Props) {
  const t = useText("add-nutrition");
  const common = useText("common");
  const [typed, setTyped] = useState("");
  const [nutrients, setNutrients] = useState<string[]>(asked ? [asked] : []);
  const [goals, setGoals] = useState<string[]>([]);
  const found = matching(choicesOf(plan, asked), typed);
  const note = useNote();
  const count = nutrients.length + goals.length;
  const footer = (
    <>
      <Button block busy={busy} disabled={count === 0} onClick={() => onAdd(nutrients, goals)}>
        {count === 0 ? t("add") : t("addCount", { count })}
      </Button>
      <p role="status" className={busy ? "mt-2 text-center text-12 text-ink-2" : "sr-only"}>
        {busy && t("working")}
      </p>
    </>
  );
  return (
    <Screen title={common("title.addMoreNutrition")} footer={footer}>
      <h1 className="mt-4 text-28">{t("title")}</h1>
      <p className="mt-2 text-ink-2">{t("lead")}</p>
      {problem && (
        <Banner tone="high" urgent className="mt-4" title={t("failed")}>
          {problem.message}
        </Banner>
      )}
      <Goals chosen={goals} onChange={setGoals} />
      <Field label={t("search")} className="mt-5 mb-3" value={typed} maxLength={60} autoComplete="off" onChange={(e) => setTyped(e.target.value)} />
      <Choice
        multiple
        hideLabel
        label={t("nutrients")}
        value={nutrients}
        onChange={setNutrients}
        options={found.map((c) => ({ value: c.id, label: c.name, note: note(c) }))}
      />
      {found.length === 0 && <p role="status">{t("none", { text: typed.trim() })}</p>}
    </Screen>
  );
}

function useNote(): (c: Nutrient) => string {
  const t = useText("add-nutrition");
  const common = useText("common");
  const amount = useAmount();
  return ({ inPlan, wanted, status }) => {
    const held = inPlan ? t("in", { amount: amount(inPlan.amount, inPlan.unit) }) : wanted ? t("wanted") : "";
    const level = status && common(`status.${({ low: "low", adequate: "ok", high: "high" } as const)[status]}`);
    return [level, held].filter(Boolean).join(" · ");
  };
}

function Goals({ chosen, onChange }: { chosen: string[]; onChange: (goals: string[]) => void }) {
  const t = useText("add-nutrition");
  const { data } = useQuery({ ...queryOf("questionOptions", { body: {} }, useLang()), staleTime: Number.POSITIVE_INFINITY });
  if (data?.goals.length === 0) return null;
  // Its title stands there before its content, so that nothing below moves when that comes.
  return (
    <Fold title={t("goals")} className="mt-4 rounded-card border border-line bg-card px-4">
      <p className="mb-3 text-14 text-ink-2">{t("goalsNote")}</p>
      <Choice
        multiple
        hideLabel
        label={t("goals")}
        value={chosen}
        onChange={onChange}
        options={(data?.goals ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Fold>
  );
}
