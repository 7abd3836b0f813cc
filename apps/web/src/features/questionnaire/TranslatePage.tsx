import { useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { formatNumber } from "../../lib/number.ts";
import { Card } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SourceList } from "../../ui/SourceList.tsx";
import { askUnderstood } from "./saving.ts";
import { useDraft } from "./store.ts";

/** Between sections: what was understood so far, and what comes next. */
export const TranslatePage = ({ id }: { id: TranslateId }) => {
  const Page = PAGES[id];
  return <Page />;
};
const PAGES = { understood: Understood, ready: Ready, toReview: ToReview };
export type TranslateId = keyof typeof PAGES;

/** Before the review: for whom it will be, and what to have at hand. */
function ToReview() {
  const t = useText("questionnaire");
  const { nickname, gender, age, pregnancy } = useDraft((s) => s.answers);
  const told = [
    gender && t(`gender.${gender}`),
    age !== undefined && t("takes.age", { n: age }),
    pregnancy && pregnancy !== "none" && t(`pregnancy.${pregnancy}`),
  ];
  return (
    <>
      <h1 className="mt-4 text-28">{nickname ? t("toReview.titleName", { name: nickname }) : t("toReview.title")}</h1>
      <p className="mt-2 text-ink-2">{t("toReview.lead", { who: told.filter(Boolean).join(t("toReview.and")) })}</p>
      <Card tone="leaf" className="mt-5">
        <ul className="flex list-disc flex-col gap-1.5 pl-[1.25rem]">
          {(["boxes", "brand", "photo"] as const).map((tip) => (
            <li key={tip}>{t(`toReview.tips.${tip}`)}</li>
          ))}
        </ul>
      </Card>
      <p className="mt-5 text-14 text-ink-2">{t("toReview.limits")}</p>
    </>
  );
}

function Understood() {
  const t = useText("questionnaire");
  const { understood, unsaved, answers } = useDraft();
  const { bmi, energy } = understood ?? {};
  useEffect(() => void askUnderstood(), []);
  return (
    <>
      <h1 className="mt-4 text-28">{answers.nickname ? t("understood.titleName", { name: answers.nickname }) : t("understood.title")}</h1>
      <p className="mt-2 text-ink-2">{t("understood.lead")}</p>
      {!understood && !unsaved && <Skeleton bones={["h-24 w-full", "h-24 w-full mt-3"]} className="mt-5" />}
      {unsaved && <p className="mt-5 text-ink-2">{t("understood.later")}</p>}
      {bmi && <Figure label={t("understood.bmi")} value={formatNumber(bmi.value)} unit="kg/m²" note={bmi.text} source={bmi.source} />}
      {energy && (
        <Figure label={t("understood.energy")} value={formatNumber(energy.value)} unit={t("understood.kcal")} note={energy.equation} source={energy.source} />
      )}
      {answers.age !== undefined && answers.age < 18 && <p className="mt-5">{t("understood.young")}</p>}
      <p className="mt-6 text-ink-2">{t("understood.next")}</p>
    </>
  );
}

type Source = Parameters<typeof SourceList>[0]["sources"][number];
function Figure({ label, value, unit, note, source }: { label: string; value: string; unit: string; note: string; source: Source }) {
  return (
    <Card className="mt-3 first-of-type:mt-5">
      <h2 className="text-14 font-normal text-ink-2">{label}</h2>
      <p>
        <span className="text-28 font-semibold">{value}</span> <span className="text-ink-2">{unit}</span>
      </p>
      <p className="text-14">{note}</p>
      <SourceList sources={[source]} />
    </Card>
  );
}

function Ready() {
  const t = useText("questionnaire");
  const { conditions, medicines, allergies } = useDraft((s) => s.answers);
  const rows = [
    [t("ready.conditions"), conditions],
    [t("ready.medicines"), medicines],
    [t("ready.allergies"), allergies],
  ] as const;
  return (
    <>
      <h1 className="mt-4 text-28">{t("ready.title")}</h1>
      <p className="mt-2 text-ink-2">{t("ready.lead")}</p>
      <Card flush className="mt-5">
        <dl>
          {rows.map(([label, list]) => (
            <div key={label} className="flex justify-between gap-4 border-line px-4 py-3 [&:not(:last-child)]:border-b">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold">
                {list === undefined ? t("ready.unknown") : list.length === 0 ? t("ready.none") : t("ready.some", { count: list.length })}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-6 text-ink-2">{t("ready.next")}</p>
    </>
  );
}
