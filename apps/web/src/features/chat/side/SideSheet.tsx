import { useText } from "../../../i18n/index.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import UserSideBar from "./UserSideBar.tsx";

/** Who is asking, and all conversations, where there is no room beside the chat. */
export default function SideSheet({ open, onClose, onOpen }: { open: boolean; onClose: () => void; onOpen: (conversationId: string | undefined) => void }) {
  const t = useText("chat");
  return (
    <Sheet open={open} onClose={onClose} title={t("side.title")}>
      <UserSideBar onOpen={onOpen} />
    </Sheet>
  );
}
