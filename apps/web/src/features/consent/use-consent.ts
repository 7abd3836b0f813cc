import { useState } from "react";
import { queryClient, useWrite } from "../../lib/query.ts";
import type { Problem } from "../../lib/problem.ts";
import { HEALTH_DOCUMENTS, useSession } from "../../lib/session.ts";

/** The present version of the documents, when a refusal names it. */
const namedVersion = (problem: Problem): string | undefined => problem.details?.find((d) => d.path === "version")?.message;

export type Consent = { accept: () => void; withdraw: () => void; pending: boolean; problem: Problem | undefined; newer: boolean };

/** Accepts the three documents in the version of the login, or withdraws the one for health data. */
export function useConsent({ onAccepted, onWithdrawn, onNewer }: { onAccepted?: () => void; onWithdrawn?: () => void; onNewer?: () => void }): Consent {
  const version = useSession((s) => s.consentVersion) ?? "";
  const [newer, setNewer] = useState(false);
  const { mutate, isPending, error } = useWrite("consent", {
    onSuccess: (user, { body }) => {
      useSession.setState({ user });
      if (body.accepted) onAccepted?.();
      else {
        useSession.setState({ lastPlan: undefined });
        queryClient.clear();
        onWithdrawn?.();
      }
    },
    onError: (problem) => {
      if (problem.error !== "stale_consent") return;
      const present = namedVersion(problem);
      if (present) useSession.setState({ consentVersion: present });
      setNewer(true);
      onNewer?.();
    },
  });
  return {
    accept: () => mutate({ body: { version, documents: [...HEALTH_DOCUMENTS], accepted: true } }),
    withdraw: () => mutate({ body: { version, documents: ["health_data"], accepted: false } }),
    pending: isPending,
    problem: error ?? undefined,
    newer,
  };
}
