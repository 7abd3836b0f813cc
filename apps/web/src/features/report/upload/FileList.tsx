import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { FileRow } from "./FileRow.tsx";
import type { Item } from "./queue.ts";

/** The files in the order of the pages. */
export function FileList({ items }: { items: readonly Item[] }) {
  const t = useText("report");
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="files-title" className="mt-6">
      <h2 id="files-title" className="text-18">
        {t("upload.files")}
      </h2>
      <Card flush className="mt-3">
        <ol>
          {items.map((item, at) => (
            <FileRow key={item.key} item={item} at={at} count={items.length} />
          ))}
        </ol>
      </Card>
    </section>
  );
}
