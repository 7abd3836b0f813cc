import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/server/src/**/*.test.ts", "catalogue/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      "apps/web/vitest.config.ts",
      { test: { name: "e2e", include: ["e2e/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } },
    ],
  },
});
