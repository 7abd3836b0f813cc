import { useEffect } from "react";
import { watchKeyboard } from "../lib/keyboard.ts";
import { HashRouter, useNavigate } from "../lib/router.ts";
import { followOtherTabs } from "../lib/tabs.ts";
import { useAppliedSettings } from "../lib/settings.ts";
import { holdFontSize } from "../lib/wechat.ts";
import { installRules } from "./rules.ts";
import { Shell } from "./Shell.tsx";

function Wired() {
  const navigate = useNavigate();
  useEffect(() => installRules(navigate), [navigate]);
  useEffect(watchKeyboard, []);
  useEffect(followOtherTabs, []);
  useEffect(holdFontSize, []);
  useAppliedSettings();
  return <Shell />;
}

export const App = () => (
  <HashRouter useTransitions={false}>
    <Wired />
  </HashRouter>
);
