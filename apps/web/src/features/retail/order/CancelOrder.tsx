import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Sheet.tsx";
import { type Order, useMove } from "../api/orders.ts";

/** Gives an order up, after one question. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText("retail");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const close = (): void => setDialog("closed");
  const { move, busy, problem } = useMove("orderCancel", order.orderId, () => {
    close();
    toast(t("one.cancelled"));
  });
  return (
    <>
      <Button look="danger" block onClick={() => setDialog("open")}>
        {t(order.status === "created" ? "one.cancel" : "one.refund")}
      </Button>
      {dialog !== "unused" && (
        <Dialog
          open={dialog === "open"}
          onClose={close}
          title={t("one.cancelTitle")}
          footer={
            <>
              <Button look="danger" block busy={busy} onClick={move}>
                {t("one.cancelYes")}
              </Button>
              <Button look="quiet" block onClick={close}>
                {t("one.cancelNo")}
              </Button>
            </>
          }
        >
          <p>{t("one.cancelBody")}</p>
          {problem && (
            <p role="alert" className="mt-2 text-high">
              {problem.details?.[0]?.message ?? problem.message}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
