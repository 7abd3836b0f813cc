import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two at least: much of a server test is waiting, and two cores otherwise run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // `--coverage` measures the engine: every branch of it is run by a test (`npm test` asks for it, `npm run coverage` shows what is missing).
    coverage: {
      provider: "v8",
      include: ["packages/engine/src/**/*.ts"],
      // The analysis of reports has its own tests beside it and is not held to the threshold yet.
      exclude: ["**/testing/**", "packages/engine/src/report/**"],
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "node_modules/.cache/coverage",
      thresholds: { branches: 100 },
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts"],
          // Nothing in the packages changes what it shares: their files and the knowledge are loaded once for each worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "apps/wechat-mini-program/**/*.test.ts", "catalogue/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      "apps/web/vitest.config.ts",
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A browser on a busy machine can stumble once: a journey is tried a second time, and the report says so ("retry x1").
          retry: 1,
        },
      },
    ],
  },
});
