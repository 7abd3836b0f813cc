import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { User } from "@nutri/contract/calls/login";
import { useLang, useText } from "../../../i18n/index.ts";
import { queryOf, useWrite } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { shownOn } from "../../../lib/units.ts";
import { type Measuring, useMeasures } from "../../../lib/use-measures.ts";
import { Button } from "../../../ui/Button.tsx";
import { Choice } from "../../../ui/Choice.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NUMBERS, type NumberName, readNumber } from "./numbers.ts";
import { Part } from "./Part.tsx";

/** What the visitor has told of themselves, to change. */
export function Profile() {
  const t = useText("settings");
  const units = useSession((s) => s.settings.units);
  const { data, error, refetch } = useQuery({ ...queryOf("userinfo", { body: {} }, useLang()), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Part title={t("profile.title")}>
      {data ? (
        <Form key={`${data.id} ${units}`} user={data} />
      ) : error ? (
        <ErrorState problem={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton bones={["h-20 w-full", "h-36 w-full", "h-20 w-full", "h-20 w-full", "h-20 w-full", "h-13 w-full"]} />
      )}
    </Part>
  );
}

const WORD = { birthYear: "birthYear", heightCm: "height", weightKg: "weight" } as const;
/** As it is typed: without its unit, which stands behind the field. */
const typed = ({ scale, figure }: Measuring, kept: number | undefined): string => (kept === undefined ? "" : figure(shownOn(scale, kept)));

function Form({ user }: { user: User }) {
  const t = useText("settings");
  const measures = useMeasures();
  const { units } = measures.height;
  const [nickname, setNickname] = useState(user.nickname);
  const [gender, setGender] = useState(user.gender);
  const [shown] = useState<Record<NumberName, string>>(() => ({
    birthYear: String(user.birthYear ?? ""),
    heightCm: typed(measures.height, user.heightCm),
    weightKg: typed(measures.weight, user.weightKg),
  }));
  const [numbers, setNumbers] = useState(shown);
  const [tried, setTried] = useState(false);
  const save = useWrite("userinfo", {
    onSuccess: (fresh) => {
      useSession.setState({ user: fresh });
      toast(t("profile.saved"));
    },
  });
  /** What was not touched stays as exact as it is kept, however it is shown. */
  const read = (name: NumberName) => (numbers[name] === shown[name] ? user[name] : readNumber(name, numbers[name], units));
  const names = Object.keys(NUMBERS) as NumberName[];
  const wrong = (name: NumberName): string => {
    if (name === "birthYear") return t("profile.wrong.birthYear", { max: NUMBERS.birthYear.max });
    const { say, scale } = measures[WORD[name]];
    return t("profile.wrong.measure", { min: say(scale.min), max: say(scale.max) });
  };
  const send = (e: FormEvent): void => {
    e.preventDefault();
    setTried(true);
    if (names.some((name) => read(name) === "wrong")) return;
    const told = names.flatMap((name) => (typeof read(name) === "number" ? [[name, read(name)] as const] : []));
    save.mutate({ body: { ...(nickname.trim() && { nickname: nickname.trim() }), ...(gender && { gender }), ...Object.fromEntries(told) } });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <p className="text-14 text-ink-2">{t("profile.lead")}</p>
      <Field label={t("profile.nickname")} value={nickname} maxLength={30} autoComplete="nickname" onChange={(e) => setNickname(e.target.value)} />
      <Choice
        label={t("profile.gender")}
        options={(["female", "male"] as const).map((value) => ({ value, label: t(`profile.${value}`) }))}
        value={gender}
        onChange={setGender}
      />
      {names.map((name) => (
        <Field
          key={name}
          label={t(`profile.${WORD[name]}`)}
          inputMode={name === "heightCm" && units === "imperial" ? "text" : "decimal"}
          autoComplete={name === "birthYear" ? "bday-year" : "off"}
          maxLength={12}
          {...(name !== "birthYear" && { unit: measures[WORD[name]].unit })}
          value={numbers[name]}
          error={tried && read(name) === "wrong" ? wrong(name) : undefined}
          onChange={(e) => setNumbers({ ...numbers, [name]: e.target.value })}
        />
      ))}
      {save.error && (
        <p role="alert" className="text-14 text-high">
          {save.error.message}
        </p>
      )}
      <Button type="submit" look="secondary" block busy={save.isPending}>
        {t("profile.save")}
      </Button>
    </form>
  );
}
