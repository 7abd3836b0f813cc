import { useText } from "../../i18n/index.ts";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ListRow } from "../../ui/ListRow.tsx";
import { type DocumentId, DOCUMENTS } from "./documents/types.ts";

/** The three documents to open, each with what it is about. */
export function DocumentList({ onRead }: { onRead: (id: DocumentId) => void }) {
  const t = useText("consent");
  return (
    <Card flush className="mt-4">
      {DOCUMENTS.map((id) => (
        <ListRow
          key={id}
          start={<Icon name={id === "health_data" ? "lock" : "document"} className="text-leaf" />}
          title={t(`name.${id}`)}
          note={t(`gist.${id}`)}
          onPress={() => onRead(id)}
        />
      ))}
    </Card>
  );
}
