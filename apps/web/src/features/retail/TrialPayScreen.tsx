import { useText } from "../../i18n/index.ts";
import { useNavigate } from "../../lib/router.ts";
import { toast } from "../../lib/toast.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { type Order, useMove } from "./api/orders.ts";
import { yuan } from "./model/money.ts";
import { WithOrder } from "./order/WithOrder.tsx";

/** /trialPay?orderId=: the built-in store's payment, which is none and says so. */
export default function TrialPayScreen() {
  const t = useText("retail");
  return <WithOrder title={t("trial.title")}>{(order) => <TrialPay order={order} />}</WithOrder>;
}

function TrialPay({ order }: { order: Order }) {
  const t = useText("retail");
  const navigate = useNavigate();
  const to = `/order?orderId=${encodeURIComponent(order.orderId)}`;
  const { move, busy, problem } = useMove("orderPay", order.orderId, () => {
    toast(t("trial.done"));
    void navigate(to, { replace: true });
  });
  const payable = order.can?.includes("pay") ?? false;
  return (
    <Screen
      title={t("trial.title")}
      footer={
        <div className="flex flex-col gap-2">
          {payable && (
            <Button block busy={busy} onClick={move}>
              {t("trial.pay", { price: yuan(order.payableCents) })}
            </Button>
          )}
          <Go to={to} replace look="quiet">
            {t("trial.later")}
          </Go>
        </div>
      }
    >
      <h1 className="text-28">{t("trial.heading")}</h1>
      <Banner tone="info" className="mt-4">
        <p>{t("trial.body")}</p>
      </Banner>
      <Card className="mt-4">
        <p className="text-ink-2">{t("trial.amount")}</p>
        <p className="text-28 font-semibold">{yuan(order.payableCents)}</p>
      </Card>
      {(problem || !payable) && (
        <Banner tone="low" urgent title={t("trial.cannot")} className="mt-4">
          {problem && <p>{problem.details?.[0]?.message ?? problem.message}</p>}
        </Banner>
      )}
    </Screen>
  );
}
