import { useText } from "../../../i18n/index.ts";

/** The id of the rule a number or finding comes from, for those who want to check it. */
export function RuleId({ rule }: { rule: string }) {
  const t = useText("plan");
  return (
    <p className="text-12 text-ink-2">
      {t("why.rule")}{" "}
      <code lang="en-US" translate="no" className="wrap-anywhere">
        {rule}
      </code>
    </p>
  );
}
