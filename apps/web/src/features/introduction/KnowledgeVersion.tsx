import { useQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { API, timedFetch } from "../../lib/http.ts";

type Ready = { knowledgeVersion?: unknown };

/** The server's own word on what it works with; outside of the API, and told to everybody. */
async function knowledgeVersion({ signal }: { signal: AbortSignal }): Promise<string> {
  const answer = (await (await timedFetch(new URL("../readyz", new URL(`${API}/`, window.location.href)), { signal })).json()) as Ready;
  if (typeof answer.knowledgeVersion !== "string") throw new TypeError("no version");
  return answer.knowledgeVersion;
}

export function KnowledgeVersion() {
  const t = useText("introduction");
  const { data, isError } = useQuery({ queryKey: ["readyz"], queryFn: knowledgeVersion, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return (
    <p className="mt-2 min-h-6 text-14 text-ink-2" role="status">
      {data ? t("sources.version", { version: data }) : isError ? t("sources.unknown") : ""}
    </p>
  );
}
