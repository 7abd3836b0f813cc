/** Finds a Chromium for the browser tests and pictures; installs Debian's package when it may. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const installed = (): string | undefined => [process.env["CHROME_PATH"], ...PLACES].find((place): place is string => place !== undefined && existsSync(place));

const canInstall = (): boolean => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

/** @returns the path, or the line that says what to do. Debian's CJK font comes along, so that Chinese pictures have their characters. */
export function findChromium(): { path: string } | { missing: string } {
  const found = installed();
  if (found) return { path: found };
  const missing = "No Chromium: install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROME_PATH.";
  if (!canInstall()) return { missing };
  console.log("Installing Debian's Chromium for the browser tests …");
  try {
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium", "fonts-noto-cjk"], options);
  } catch {
    return { missing };
  }
  const now = installed();
  return now ? { path: now } : { missing };
}
