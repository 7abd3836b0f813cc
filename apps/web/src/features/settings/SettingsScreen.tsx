import { useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { ensureLogin } from "../../lib/login.ts";
import { openProtocol } from "../../lib/protocol.ts";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ListRow } from "../../ui/ListRow.tsx";
import { soon } from "../../lib/soon.ts";
import { preloadSheet } from "../../ui/Sheet.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Consents } from "./parts/Consents.tsx";
import { Display } from "./parts/Display.tsx";
import { MyData } from "./parts/MyData.tsx";
import { Part } from "./parts/Part.tsx";
import { Profile } from "./parts/Profile.tsx";

/** /settings: who one is, how it looks, what was agreed to, and what becomes of one's data. */
export default function SettingsScreen() {
  const t = useText("settings");
  useEffect(() => soon(preloadSheet), []);
  useEffect(() => void ensureLogin().catch(() => undefined), []);
  return (
    <Screen title={t("title")}>
      <h1 className="sr-only">{t("title")}</h1>
      <Display />
      <Profile />
      <Consents />
      <MyData />
      <Part title={t("documents.title")}>
        <Card flush>
          <ListRow start={<Icon name="document" className="text-leaf" />} title={t("documents.read")} onPress={() => void openProtocol("read")} />
          <ListRow start={<Icon name="info" className="text-leaf" />} title={t("documents.how")} to="/introductionPage" />
        </Card>
      </Part>
    </Screen>
  );
}
