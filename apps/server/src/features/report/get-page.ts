import { notFound } from "../../fault.ts";
import { Binary, type Handler } from "../../handler.ts";
import { findReport } from "../../reports/store.ts";

/** The picture of a page, to its owner only. */
export const reportPage: Handler<"reportPage"> = async ({ context, query, caller }) => {
  const report = await findReport(context, query.id, caller.userId);
  const pictureId = report?.body.pages.find((p) => p.page === query.page)?.pictureId;
  if (pictureId === undefined) throw notFound();
  return new Binary(await context.files.get(pictureId));
};
