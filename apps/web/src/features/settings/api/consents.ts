import { queryClient, useWrite } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";

type Document = "health_data" | "model";

/** Gives or withdraws one consent; without the one for health data nothing of it stays in this device's memory. */
export function useConsentChange(document: Document, onDone?: () => void) {
  const version = useSession((s) => s.consentVersion) ?? "";
  const write = useWrite("consent", {
    onSuccess: (user, { body }) => {
      useSession.setState({ user });
      if (document === "health_data" && !body.accepted) {
        useSession.setState({ lastPlan: undefined });
        queryClient.clear();
      }
      onDone?.();
    },
  });
  return {
    set: (accepted: boolean) => write.mutate({ body: { version, documents: [document], accepted } }),
    pending: write.isPending,
    problem: write.error ?? undefined,
  };
}
