import { useText } from "../../i18n/index.ts";
import { useSearch } from "../../lib/router.ts";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { ReportList } from "./list/ReportList.tsx";
import { OpenScreen } from "./open/OpenScreen.tsx";

/** /reportListPage: all reports, or with `?id=` one of them. */
export default function ReportListScreen() {
  const common = useText("common");
  const t = useText("report");
  const id = useSearch().get("id");
  if (id) return <OpenScreen key={id} id={id} />;
  return (
    <Screen
      title={common("title.reportListPage")}
      footer={
        <Go to="/uploadReportsPageNew" look="primary">
          {t("list.add")}
        </Go>
      }
    >
      <h1 className="sr-only">{common("title.reportListPage")}</h1>
      <ReportList />
    </Screen>
  );
}
