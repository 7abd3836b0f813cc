import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";
import { useDraft } from "../store.ts";

/** Asks the two calls that keep nothing: what of it should go on, and what does not go with what. */
export function useCheck() {
  const worded = useLang();
  const { medicines = [], supplements = [], age, gender, pregnancy } = useDraft((s) => s.answers);
  const person = { ...(age !== undefined && { age }), ...(gender && { gender }), ...(pregnancy && { pregnancy }) };
  const taken = { medicines, supplements: supplements.map(({ name, id }) => ({ name, id })) };
  const some = medicines.length + supplements.length > 0;
  const asked = { enabled: some, placeholderData: keepPreviousData };
  const reviews = useQuery({ ...queryOf("supplementReviews", { body: { ...taken, ...person } }, worded), ...asked });
  const taboos = useQuery({ ...queryOf("medicineTaboos", { body: { ...taken, ...person } }, worded), ...asked });
  const again = (): void => {
    void reviews.refetch();
    void taboos.refetch();
  };
  return { some, reviews: reviews.data, taboos: taboos.data, problem: reviews.error ?? taboos.error, again };
}
