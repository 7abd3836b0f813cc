import { type FormEvent, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { queryClient, useWrite } from "../../../lib/query.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";

const MAX = 100;
const refresh = (): void => void queryClient.invalidateQueries({ queryKey: ["chatConversations"] });

type Props = { talk: { id: string; title: string }; open: boolean; onClose: () => void; onRemoved: () => void };

/** A conversation's name, and its removal, which is asked once more. */
export function ConversationSheet({ talk, open, onClose, onRemoved }: Props) {
  const t = useText("chat");
  const [title, setTitle] = useState(talk.title);
  const [sure, setSure] = useState(false);
  const done = (said: string): void => {
    refresh();
    onClose();
    toast(said);
  };
  const rename = useWrite("chatRename", { onSuccess: () => done(t("side.renamed")) });
  const remove = useWrite("chatRemove", {
    onSuccess: () => {
      done(t("side.removed"));
      onRemoved();
    },
  });
  const save = (e: FormEvent): void => {
    e.preventDefault();
    if (title.trim()) rename.mutate({ body: { conversationId: talk.id, title: title.trim() } });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("side.conversation")}>
      <form onSubmit={save} noValidate className="flex flex-col gap-4 pb-2">
        <Field
          label={t("side.name")}
          value={title}
          maxLength={MAX}
          autoComplete="off"
          enterKeyHint="done"
          error={title.trim() ? (rename.error ?? remove.error)?.message : t("side.nameEmpty")}
          onChange={(e) => setTitle(e.target.value)}
        />
        <Button type="submit" block busy={rename.isPending}>
          {t("side.save")}
        </Button>
        <Button
          look="danger"
          block
          icon="trash"
          busy={remove.isPending}
          onClick={() => (sure ? remove.mutate({ body: { conversationId: talk.id } }) : setSure(true))}
        >
          {t(sure ? "side.removeSure" : "side.remove")}
        </Button>
      </form>
    </Sheet>
  );
}
