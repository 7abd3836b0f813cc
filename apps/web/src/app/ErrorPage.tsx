import { useSearch } from "../lib/router.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** /error/500; `request_id` in its query is shown. */
export default function ErrorPage() {
  const query = useSearch();
  return <ErrorPanel requestId={query.get("request_id")?.slice(0, 64)} />;
}
