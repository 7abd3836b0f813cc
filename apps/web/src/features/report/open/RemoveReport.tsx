import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { historyIndex, useNavigate } from "../../../lib/router.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Sheet.tsx";
import { useRemove } from "../api/reports.ts";

/** Removes the report for good, after one question. */
export function RemoveReport({ id }: { id: string }) {
  const t = useText("report");
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const close = (): void => setDialog("closed");
  const { remove, busy, problem } = useRemove(id, () => {
    toast(t("open.deleted"));
    void (historyIndex() > 0 ? navigate(-1) : navigate("/reportListPage", { replace: true }));
  });
  return (
    <div className="mt-8 text-center">
      <Button look="quiet" small icon="trash" className="!text-high" onClick={() => setDialog("open")}>
        {t("open.delete")}
      </Button>
      {dialog !== "unused" && (
        <Dialog
          open={dialog === "open"}
          onClose={close}
          title={t("open.deleteTitle")}
          footer={
            <>
              <Button look="danger" block busy={busy} onClick={remove}>
                {t("open.deleteYes")}
              </Button>
              <Button look="quiet" block onClick={close}>
                {t("open.deleteNo")}
              </Button>
            </>
          }
        >
          <p>{t("open.deleteBody")}</p>
          {problem && (
            <p role="alert" className="mt-2 text-high">
              {problem.message}
            </p>
          )}
        </Dialog>
      )}
    </div>
  );
}
