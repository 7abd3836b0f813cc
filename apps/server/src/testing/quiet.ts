import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

/** Whatever a test prints is a fault: imported for its effect. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name));
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  if (said.length > 0) throw new Error(`a test printed: ${JSON.stringify(said)}`);
});
