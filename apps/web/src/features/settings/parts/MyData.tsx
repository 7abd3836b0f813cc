import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { copy } from "../../../lib/clipboard.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { canDownload, useExport, useLogoutAll } from "../api/data-rights.ts";
import { EraseSheet } from "./EraseSheet.tsx";
import { Part } from "./Part.tsx";

/** A copy of everything, logging out, erasing. */
export function MyData() {
  const t = useText("settings");
  const [erasing, setErasing] = useState<boolean>();
  const exported = useExport();
  const logout = useLogoutAll(() => toast(t("data.loggedOut")));
  const problem = exported.error ?? logout.error;
  return (
    <Part title={t("data.title")}>
      <Card flush>
        <ListRow
          start={<Icon name="document" className="text-leaf" />}
          title={t("data.export")}
          note={exported.data === undefined ? t("data.exportNote") : t("data.exported")}
          end={exported.isPending ? <Turning /> : undefined}
          onPress={() => exported.isPending || exported.mutate()}
        />
        <ListRow
          start={<Icon name="lock" className="text-leaf" />}
          title={t("data.logout")}
          note={t("data.logoutNote")}
          end={logout.isPending ? <Turning /> : undefined}
          onPress={() => logout.isPending || logout.mutate()}
        />
        <ListRow start={<Icon name="trash" className="text-high" />} title={t("data.erase")} note={t("data.eraseNote")} onPress={() => setErasing(true)} />
      </Card>
      {problem && (
        <p role="alert" className="mt-3 text-14 text-high">
          {problem.message}
        </p>
      )}
      {exported.data !== undefined && !canDownload() && (
        <div role="status" className="mt-3">
          <p className="text-14">{t("data.exportCopy")}</p>
          <Button look="secondary" small icon="copy" className="mt-2" onClick={() => void copy({ text: exported.data })}>
            {t("data.copy")}
          </Button>
        </div>
      )}
      {erasing !== undefined && <EraseSheet open={erasing} onClose={() => setErasing(false)} />}
    </Part>
  );
}

const Turning = () => <span aria-hidden="true" className="turn size-4 rounded-pill border-2 border-leaf border-r-transparent" />;
