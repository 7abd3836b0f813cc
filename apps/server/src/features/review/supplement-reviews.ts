import { localise } from "@nutri/domain";
import type { Handler } from "../../handler.ts";
import { personOf } from "./person.ts";

export const supplementReviews: Handler<"supplementReviews"> = async (ask) => {
  const { productReviews, totals, unrecognised } = ask.context.planner.reviews(await personOf(ask));
  return { productReviews: localise([...productReviews], ask.lang), totals: localise([...totals], ask.lang), unrecognised: [...unrecognised] };
};
