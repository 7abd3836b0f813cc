import "./styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { routeOf } from "./app/route-table.ts";
import { openWith } from "./app/screens.ts";
import { startTexts } from "./i18n/index.ts";
import { ensureLogin } from "./lib/login.ts";

const place = document.getElementById("root");
if (!place) throw new Error("no #root");
const root = createRoot(place);

window.history.scrollRestoration = "manual";
const path = window.location.hash.replace(/^#/, "").split("?")[0] || "/";
const first = routeOf(path === "/" ? "/qsStartPage" : path);

// Texts, login and the first screen's code travel side by side; the guard and the screen wait for theirs and say what failed.
const texts = startTexts(first.texts ?? []);
const screen = openWith(first);
if (first.needsLogin) ensureLogin().catch(() => undefined);

/** When not even the texts arrive there are no words to take from them. */
const NoTexts = () => (
  <p className="p-8 text-center">
    <span lang="zh-CN">页面没有下载完整，请检查网络后</span>
    <button type="button" className="mx-2 min-h-11 px-3 text-leaf underline" onClick={() => window.location.reload()}>
      <span lang="zh-CN">重新打开</span> <span lang="en-US">Open again</span>
    </button>
    <span lang="en-US">The page did not download fully. Please check the network.</span>
  </p>
);

// After everything else: what makes the app open without a network.
window.addEventListener(
  "load",
  () =>
    void import("./lib/service-worker.ts").then(
      ({ installShell }) => installShell(),
      () => undefined,
    ),
);

texts
  .then(() => screen)
  .then(
    () =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    () => root.render(<NoTexts />),
  );
