import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { TagBar } from "./TagBar.tsx";

type Props = { tags: readonly { id: string; name: string }[]; questions: readonly { tag?: string | undefined; text: string }[]; onAsk: (text: string) => void };

/** Questions to begin with, a topic at a time. */
export function QuickQuestions({ tags, questions, onAsk }: Props) {
  const t = useText("chat");
  const [chosen, setChosen] = useState<string>();
  const tag = tags.some(({ id }) => id === chosen) ? chosen : tags[0]?.id;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <TagBar label={t("welcome.topics")} tags={tags} value={tag} onChange={setChosen} />
      <Card flush>
        {questions
          .filter((q) => q.tag === tag)
          .map(({ text }) => (
            <ListRow key={text} title={<span className="font-normal">{text}</span>} onPress={() => onAsk(text)} />
          ))}
      </Card>
    </div>
  );
}
