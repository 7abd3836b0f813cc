import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { afterBuild } from "./build/after-build.ts";
import { areaNames } from "./build/area-names.ts";
import { boot } from "./build/boot.ts";
import { firstVisitName } from "./build/first-visit.ts";

/** In development the API and the pictures come from the server beside us. */
const server = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

/** What later screens have in common comes in one file: a phone on HTTP/1.1 fetches six at a time, and each round costs a way there and back. */
const SHARED = /\/apps\/web\/src\/(?:ui|lib)\/|\/packages\/(?:contract|domain)\/|\/@tanstack\/(?:query-core|react-query)\//;

/** Changes only with its version: a phone keeps it from one release of the app to the next, and reads it beside the app's own file. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwindcss(), areaNames(), boot(), afterBuild()],
  server: { proxy: { "/api": server, "/staticImages": server } },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: REACT, priority: 3 },
            { name: firstVisitName(), debugName: "first visit", priority: 2 },
            { name: "shared", test: SHARED, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
