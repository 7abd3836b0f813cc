import { lazy, Suspense, useEffect, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { useNavigate, useSearch } from "../../lib/router.ts";
import { soon } from "../../lib/soon.ts";
import { useWide } from "../../lib/wide.ts";
import { IconButton } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { preloadSheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ask, open, useChat } from "./api/live.ts";
import { useConversations, useMessages } from "./api/messages.ts";
import { InputComponent } from "./input/InputComponent.tsx";
import { Conversations } from "./messages/Conversations.tsx";
import { WelcomeCard } from "./welcome/WelcomeCard.tsx";

const SettingBar = onDemand(() => import("./side/SettingBar.tsx"));
const SideSheet = onDemand(() => import("./side/SideSheet.tsx"));
const UserSideBar = lazy(() => import("./side/UserSideBar.tsx"));
/** What is behind the buttons of the nav bar. */
function fetchSheets(): void {
  preloadSheet();
  void Promise.allSettled([import("./side/SettingBar.tsx"), import("./side/SideSheet.tsx")]);
}

/** /chat: `?c=` opens a conversation, `?q=` begins a question. */
export default function ChatScreen() {
  const t = useText("chat");
  const common = useText("common");
  const [side, setSide] = useState<"never" | "open" | "closed">("never");
  const [settings, setSettings] = useState<"never" | "open" | "closed">("never");
  const { conversationId, live } = useChat();
  const wide = useWide();
  useAddress();
  useEffect(() => soon(fetchSheets), []);
  const { messages, error, isPending, hasNextPage, fetchNextPage, refetch } = useMessages(conversationId);
  const title = useConversations("").data?.items.find((c) => c.id === conversationId)?.title;
  const show = (id: string | undefined): void => {
    open(id);
    setSide((s) => (s === "open" ? "closed" : s));
  };
  const loading = conversationId !== undefined && isPending && !live;
  return (
    <Screen
      title={conversationId ? (title ?? common("title.chat")) : ""}
      windowTitle={title ?? common("title.chat")}
      nav={<IconButton icon="menu" label={t("side.open")} onClick={() => setSide("open")} className="-ml-3 wide:hidden" />}
      action={
        <span className="flex">
          <IconButton icon="settings" label={t("setting.open")} onClick={() => setSettings("open")} />
          <IconButton icon="plus" label={t("new")} onClick={() => show(undefined)} className="-mr-3" />
        </span>
      }
      aside={
        wide && (
          <Suspense>
            <UserSideBar onOpen={show} />
          </Suspense>
        )
      }
      footer={<InputComponent />}
    >
      {conversationId !== undefined && <h1 className="sr-only">{title ?? common("title.chat")}</h1>}
      {error && !live ? (
        <ErrorState problem={error} onRetry={() => void refetch()} />
      ) : loading ? (
        <Skeleton bones={["h-11 w-2/3 self-end", "h-40", "h-11 w-1/2 self-end", "h-32"]} />
      ) : conversationId === undefined && !live ? (
        <WelcomeCard onAsk={ask} />
      ) : (
        <Conversations messages={messages} onAsk={ask} older={hasNextPage ? () => void fetchNextPage() : undefined} />
      )}
      {side !== "never" && <SideSheet open={side === "open"} onClose={() => setSide("closed")} onOpen={show} />}
      {settings !== "never" && <SettingBar open={settings === "open"} onClose={() => setSettings("closed")} onCleared={() => show(undefined)} />}
    </Screen>
  );
}

/** Takes what the address asks for, once, and clears it: going back must not ask again. */
function useAddress(): void {
  const search = useSearch();
  const navigate = useNavigate();
  const [talk, question] = [search.get("c"), search.get("q")];
  useEffect(() => {
    if (talk !== null) open(talk);
    if (question !== null) useChat.setState({ draft: question });
    if (talk !== null || question !== null) void navigate("/chat", { replace: true });
  }, [talk, question, navigate]);
}
