import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { areaNames } from "./build/area-names.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), areaNames()],
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test-setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
