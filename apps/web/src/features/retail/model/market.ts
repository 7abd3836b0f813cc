import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { PRODUCT_CLASSES, type ProductClassId, requiredSentences } from "@nutri/domain/market";
import type { Lang } from "@nutri/domain/lang";
import type { Text } from "@nutri/domain/text";
import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";
import { hasConsent, useSession } from "../../../lib/session.ts";
import type { Product } from "../api/products.ts";

type Market = PrecisePlan["market"];
/** While the market is not known: `cn` is the default where Chinese is read; elsewhere both speak. */
const UNKNOWN: Record<Lang, readonly Market[]> = { "zh-CN": ["cn"], "en-US": ["cn", "intl"] };

/** The market as the plan tells it, asked for only from who has agreed to their plan being read. */
function useMarkets(): readonly Market[] {
  const lang = useLang();
  const id = currentQsId();
  const agreed = useSession(hasConsent);
  const { data } = useQuery({ ...queryOf("precisePlanGet", { query: { custom_nutrition_plan_id: id ?? "" } }, lang), enabled: id !== undefined && agreed });
  return data && "market" in data ? [data.market] : UNKNOWN[lang];
}

const isClass = (id: string): id is ProductClassId => Object.hasOwn(PRODUCT_CLASSES, id);

/** A text of the domain in the present language. */
export function useWords(): (text: Text) => string {
  const lang = useLang();
  return ({ zh, en }) => (lang === "en-US" ? en : zh);
}

/** What a class of product is called; undefined for one that is not known. */
export function useClassName(): (id: string) => string | undefined {
  const words = useWords();
  return (id) => (isClass(id) ? words(PRODUCT_CLASSES[id].name) : undefined);
}

/** The sentences that must stand beside these products. */
export function useSentences(products: readonly Product[]): string[] {
  const words = useWords();
  const markets = useMarkets();
  const classes = [...new Set(products.map((p) => p.class).filter(isClass))];
  return [...new Set(markets.flatMap((m) => requiredSentences(m, classes)).map((s) => words(s.text)))];
}
