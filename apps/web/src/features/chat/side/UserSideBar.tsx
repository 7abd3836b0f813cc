import { useDeferredValue, useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { usePress } from "../../../lib/press.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useConversations } from "../api/messages.ts";
import { useChat } from "../api/live.ts";
import { ConversationSheet } from "./ConversationSheet.tsx";
import { UserCard } from "./UserCard.tsx";

type Talk = { id: string; title: string; updatedAt: string };

/** Who is asking, and all conversations: found by their words, renamed, removed. */
export default function UserSideBar({ onOpen }: { onOpen: (conversationId: string | undefined) => void }) {
  const t = useText("chat");
  const [search, setSearch] = useState("");
  const [edited, setEdited] = useState<Talk>();
  const [open, setOpen] = useState(false);
  const current = useChat((s) => s.conversationId);
  const { data, error, refetch } = useConversations(useDeferredValue(search));
  const edit = (talk: Talk): void => {
    setEdited(talk);
    setOpen(true);
  };
  return (
    <div className="flex flex-col gap-4 pb-4">
      <UserCard />
      <Button look="secondary" icon="plus" block onClick={() => onOpen(undefined)}>
        {t("new")}
      </Button>
      <Field label={t("side.search")} type="search" value={search} maxLength={200} autoComplete="off" onChange={(e) => setSearch(e.target.value)} />
      {error && <ErrorState problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton bones={["h-11", "h-11", "h-11"]} />}
      {data?.items.length === 0 && <p className="text-14 text-ink-2">{t(search.trim() ? "side.notFound" : "side.empty")}</p>}
      <ul>
        {data?.items.map((talk) => (
          <li key={talk.id} className={`flex items-center rounded-control ${talk.id === current ? "bg-leaf-soft" : ""}`}>
            <TalkButton talk={talk} current={talk.id === current} onOpen={() => onOpen(talk.id)} onEdit={() => edit(talk)} />
            <IconButton icon="edit" label={t("side.edit", { title: talk.title })} onClick={() => edit(talk)} />
          </li>
        ))}
      </ul>
      {edited && (
        <ConversationSheet
          key={edited.id}
          talk={edited}
          open={open}
          onClose={() => setOpen(false)}
          onRemoved={() => edited.id === current && onOpen(undefined)}
        />
      )}
    </div>
  );
}

/** A tap opens it; a long press, like the pencil beside it, renames or removes it. */
function TalkButton({ talk, current, onOpen, onEdit }: { talk: Talk; current: boolean; onOpen: () => void; onEdit: () => void }) {
  const lang = useLang();
  const press = usePress({ onTap: onOpen, onLongPress: onEdit });
  return (
    <button type="button" aria-current={current ? "true" : undefined} className="min-h-13 min-w-0 flex-1 px-3 py-2 text-left select-none" {...press}>
      <span className="block truncate">{talk.title}</span>
      <span className="block text-12 text-ink-2">{shortDate(talk.updatedAt, lang)}</span>
    </button>
  );
}
