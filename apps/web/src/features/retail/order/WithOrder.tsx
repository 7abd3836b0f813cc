import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { useSearch } from "../../../lib/router.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type Order, useOrder } from "../api/orders.ts";
import type { Seen } from "../list/OldNote.tsx";

/** The order that the address names, once it is there; until then, and when it is not to be had, what stands in its place. */
export function WithOrder({ title, children }: { title: string; children: (order: Order, seen: Seen) => ReactNode }) {
  const t = useText("retail");
  const id = useSearch().get("orderId") ?? undefined;
  const found = useOrder(id);
  const { data, error, refetch } = found;
  if (data) return children(data, found);
  return (
    <Screen windowTitle={title}>
      <h1 className="text-28">{title}</h1>
      {id === undefined || error?.code === 404 ? (
        <NoOrder title={t(id === undefined ? "one.none" : "one.unknown")} />
      ) : error ? (
        <ErrorState problem={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton bones={["h-20 w-full mt-4", "h-40 w-full", "h-32 w-full"]} />
      )}
    </Screen>
  );
}

function NoOrder({ title }: { title: string }) {
  const t = useText("retail");
  return (
    <EmptyState
      icon="document"
      title={title}
      action={
        <Go to="/orders" look="primary">
          {t("one.all")}
        </Go>
      }
    />
  );
}
