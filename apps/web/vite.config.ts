import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { afterBuild } from "./build/after-build.ts";
import { firstVisitName } from "./build/first-visit.ts";

/** In development the API and the pictures come from the server beside us. */
const server = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), afterBuild()],
  server: { proxy: { "/api": server, "/staticImages": server } },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstVisitName(), debugName: "first visit" }] } } },
  },
});
