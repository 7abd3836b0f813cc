import type { Answers } from "@nutri/domain/answers";
import { useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Field } from "../../ui/Field.tsx";
import { useOptions } from "./api.ts";
import { Dianping } from "./dianping/Dianping.tsx";
import { ChipList } from "./fields/ChipList.tsx";
import { Measure } from "./fields/Measure.tsx";
import { NameList } from "./fields/NameList.tsx";
import { Reports } from "./fields/Reports.tsx";
import { Servings } from "./fields/Servings.tsx";
import { Wheel } from "./fields/Wheel.tsx";
import { parseHeight, parseWeight } from "../../lib/read-measure.ts";
import { useMeasures } from "../../lib/use-measures.ts";
import { starts } from "./start.ts";
import type { StepId } from "./steps.ts";
import { answer, useDraft } from "./store.ts";
import { SYMPTOM_NAMES, SYMPTOMS } from "./symptoms.ts";

export type QuestionId = Exclude<StepId, "understood" | "ready" | "toReview">;

/** The question of a step: its title, one sentence why, and its field. */
export function Question({ id }: { id: QuestionId }) {
  const t = useText("questionnaire");
  const title = t(`q.${id}.title`);
  return (
    <>
      <h1 className="mt-4 text-28">{title}</h1>
      <p className="mt-2 text-ink-2">{t(`q.${id}.why`)}</p>
      <Input id={id} label={title} />
    </>
  );
}

type Pick<K extends keyof Answers> = NonNullable<Answers[K]>;

function Input({ id, label }: { id: QuestionId; label: string }) {
  const t = useText("questionnaire");
  const a = useDraft((s) => s.answers);
  const planType = useDraft((s) => s.type);
  const { data } = useOptions();
  const measures = useMeasures();
  const choice = <V extends string>(values: readonly V[], text: (v: V) => { label: string; note?: string }, value: V | undefined, set: (v: V) => void) => (
    <div className="mt-5">
      <Choice hideLabel label={label} value={value} onChange={set} options={values.map((v) => ({ value: v, ...text(v) }))} />
    </div>
  );
  switch (id) {
    case "nickname":
      return <Nickname />;
    case "gender":
      return choice(
        ["female", "male"],
        (v) => ({ label: t(`gender.${v}`) }),
        a.gender,
        (gender: Pick<"gender">) => answer({ gender }),
      );
    case "age":
      return <Wheel label={label} unit={t("unit.years")} min={1} max={120} value={a.age ?? starts().age} onChange={(age) => answer({ age })} />;
    case "height":
      return (
        <Measure
          label={label}
          hint={t("measure.heightHint")}
          value={a.heightCm}
          start={starts().heightCm}
          measuring={measures.height}
          parse={(text) => parseHeight(text, measures.height.units)}
          onChange={(heightCm) => answer({ heightCm })}
        />
      );
    case "weight":
      return (
        <Measure
          label={label}
          hint={t("measure.weightHint")}
          value={a.weightKg}
          start={starts().weightKg}
          measuring={measures.weight}
          parse={(text) => parseWeight(text, measures.weight.units)}
          onChange={(weightKg) => answer({ weightKg })}
        />
      );
    case "activity":
      return choice(
        ["sedentary", "light", "moderate", "active", "very_active"],
        (v) => ({ label: t(`activity.${v}.name`), note: t(`activity.${v}.note`) }),
        a.activityLevel,
        (activityLevel: Pick<"activityLevel">) => answer({ activityLevel }),
      );
    case "pregnancy":
      return choice(
        ["none", "trying", "pregnant_1", "pregnant_2", "pregnant_3", "lactating"],
        (v) => ({ label: t(`pregnancy.${v}`) }),
        a.pregnancy,
        (pregnancy: Pick<"pregnancy">) => answer({ pregnancy }),
      );
    case "conditions":
      return (
        <ChipList
          label={label}
          options={data?.conditions ?? []}
          value={a.conditions}
          onChange={(conditions) => answer({ conditions })}
          none={t("none.conditions")}
          placeholder={t("own.conditions")}
        />
      );
    case "allergies":
      return (
        <ChipList
          label={label}
          options={data?.allergies ?? []}
          value={a.allergies}
          onChange={(allergies) => answer({ allergies })}
          none={t("none.allergies")}
          placeholder={t("own.allergies")}
        />
      );
    case "goals":
      return (
        <ChipList
          label={label}
          options={data?.goals ?? []}
          value={a.goals}
          onChange={(goals) => answer({ goals })}
          none={t("none.goals")}
          placeholder={t("own.goals")}
        />
      );
    case "symptoms":
      return (
        <ChipList
          label={label}
          options={SYMPTOM_NAMES.map((name) => ({ id: SYMPTOMS[name], name: t(`symptom.${name}`) }))}
          value={a.symptoms}
          onChange={(symptoms) => answer({ symptoms })}
          none={t("none.symptoms")}
          placeholder={t("own.symptoms")}
        />
      );
    case "medicines":
      return (
        <NameList
          label={t("search.medicines")}
          hint={t("search.medicinesHint")}
          none={t("none.medicines")}
          value={a.medicines}
          onChange={(medicines) => answer({ medicines })}
          kind="medicines"
        />
      );
    case "supplements":
      return (
        <NameList
          label={t("search.supplements")}
          hint={t("search.supplementsHint")}
          none={t("none.supplements")}
          value={a.supplements}
          onChange={(supplements) => answer({ supplements })}
          kind="supplements"
        />
      );
    case "dianping":
      return <Dianping />;
    case "pattern":
      return choice(
        ["omnivore", "pescatarian", "vegetarian", "vegan", "low_carb", "gluten_free", "dairy_free", "halal", "other"],
        (v) => ({ label: t(`pattern.${v}`) }),
        a.diet?.pattern,
        (pattern) => answer({ diet: { ...a.diet, pattern } }),
      );
    case "reports":
      return <Reports planType={planType} />;
    case "servings":
      return <Servings value={a.diet?.servings ?? {}} onChange={(servings) => answer({ diet: { ...a.diet, servings } })} />;
    case "smoking":
      return choice(
        ["never", "former", "current"],
        (v) => ({ label: t(`smoking.${v}`) }),
        a.lifestyle?.smoking,
        (smoking) => answer({ lifestyle: { ...a.lifestyle, smoking } }),
      );
    case "alcohol":
      return choice(
        ["never", "occasional", "weekly", "daily"],
        (v) => ({ label: t(`alcohol.${v}`) }),
        a.lifestyle?.alcohol,
        (alcohol) => answer({ lifestyle: { ...a.lifestyle, alcohol } }),
      );
    case "sun":
      return choice(
        ["0", "10", "20", "40", "90"],
        (v) => ({ label: t(`sun.${v}`) }),
        a.lifestyle?.sunMinutes === undefined ? undefined : (String(a.lifestyle.sunMinutes) as "0"),
        (v) => answer({ lifestyle: { ...a.lifestyle, sunMinutes: Number(v) } }),
      );
    case "sleep":
      return choice(
        ["5", "6", "8"],
        (v) => ({ label: t(`sleep.${v}`) }),
        a.lifestyle?.sleepHours === undefined ? undefined : (String(a.lifestyle.sleepHours) as "8"),
        (v) => answer({ lifestyle: { ...a.lifestyle, sleepHours: Number(v) } }),
      );
  }
}

function Nickname() {
  const t = useText("questionnaire");
  const nickname = useDraft((s) => s.answers.nickname);
  const [text, setText] = useState(nickname ?? "");
  const change = (value: string): void => {
    setText(value);
    answer({ nickname: value.trim() || undefined });
  };
  return (
    <Field
      className="mt-6"
      label={t("nickname.label")}
      hint={t("nickname.hint")}
      value={text}
      maxLength={30}
      autoComplete="nickname"
      enterKeyHint="next"
      onChange={(e) => change(e.target.value)}
    />
  );
}
