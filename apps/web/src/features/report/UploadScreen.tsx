import { useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { toast } from "../../lib/toast.ts";
import { useNavigate, useSearch } from "../../lib/router.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { backTo, openReportAt } from "./model/address.ts";
import { HandScreen } from "./upload/HandScreen.tsx";
import { Accepted } from "./upload/Accepted.tsx";
import { FileList } from "./upload/FileList.tsx";
import { addFiles, fileIdsOf, type Item, retryLost, useFiles } from "./upload/queue.ts";
import { Sources } from "./upload/Sources.tsx";
import { useRead } from "./upload/use-read.ts";

/** /uploadReportsPageNew: pictures and files of one report, or its values typed by hand (`?by=hand`). */
export default function UploadScreen() {
  return useSearch().get("by") === "hand" ? <HandScreen /> : <FilesScreen />;
}

function FilesScreen() {
  const t = useText("report");
  const common = useText("common");
  const navigate = useNavigate();
  const search = useSearch();
  const back = backTo(search);
  const items = useFiles((s) => s.items);
  const { read, busy, problem } = useRead((id) => void navigate(openReportAt(id, back), { replace: true }));
  useEffect(() => {
    window.addEventListener("online", retryLost);
    return () => window.removeEventListener("online", retryLost);
  }, []);
  const add = (files: readonly File[]): void => {
    const left = addFiles(files);
    if (left > 0) toast(t("upload.tooMany", { count: left }));
  };
  const hand = `/uploadReportsPageNew?by=hand${back ? `&return=${encodeURIComponent(back)}` : ""}`;
  return (
    <Screen windowTitle={common("title.uploadReportsPageNew")} footer={items.length > 0 && <ReadButton items={items} busy={busy} onRead={read} />}>
      <h1 className="pt-2 text-22">{t("upload.title")}</h1>
      <p className="mt-1 text-14 text-ink-2">{t("upload.lead")}</p>
      <Sources onFiles={add} />
      {problem && (
        <Banner tone="high" urgent title={t("upload.failed")} className="mt-4">
          {problem.message}
        </Banner>
      )}
      <FileList items={items} />
      <Go to={hand} look="secondary" className="mt-5">
        {t("upload.hand")}
      </Go>
      <Accepted />
    </Screen>
  );
}

function ReadButton({ items, busy, onRead }: { items: readonly Item[]; busy: boolean; onRead: (fileIds: string[]) => void }) {
  const t = useText("report");
  const going = items.some((i) => i.state === "waiting" || i.state === "sending");
  const fileIds = fileIdsOf(items);
  return (
    <Button block busy={busy} disabled={going || fileIds.length === 0} onClick={() => onRead(fileIds)}>
      {t(going ? "upload.startWait" : "upload.start")}
    </Button>
  );
}
