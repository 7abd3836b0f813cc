import { afterEach, beforeEach, vi } from "vitest";

/** React's act() works in tests only when it is told that this is one. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const noise: unknown[][] = [];
beforeEach(() => {
  noise.length = 0;
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation((...said) => void noise.push(said));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["zh-CN"]);
  localStorage.clear();
  sessionStorage.clear();
});
// A warning on the console is a failure: it would be one for somebody.
afterEach(() => {
  if (noise.length > 0) throw new Error(`said on the console: ${JSON.stringify(noise)}`);
});
