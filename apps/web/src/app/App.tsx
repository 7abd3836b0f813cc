import { useEffect } from "react";
import { watchKeyboard } from "../lib/keyboard.ts";
import { HashRouter, useNavigate } from "../lib/router.ts";
import { useAppliedSettings } from "../lib/settings.ts";
import { installRules } from "./rules.ts";
import { Shell } from "./Shell.tsx";

function Wired() {
  const navigate = useNavigate();
  useEffect(() => installRules(navigate), [navigate]);
  useEffect(watchKeyboard, []);
  useAppliedSettings();
  return <Shell />;
}

export const App = () => (
  <HashRouter useTransitions={false}>
    <Wired />
  </HashRouter>
);
