import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { earlyCode, type EarlyCode } from "./early-code.ts";

const SOURCE = join(import.meta.dirname, "boot.js");
const NONE: EarlyCode = { files: [], routes: {} };
const bootWith = (early: EarlyCode): string => readFileSync(SOURCE, "utf8").replace("EARLY_CODE", () => JSON.stringify(early));

/** Behind the title: ahead of the styles, which it would wait for. */
const behindTitle = (html: string, script: string): string => html.replace("</title>", () => `</title>\n    ${script}`);

/** Puts boot.js into the page's head: a file named by its content, so that a later visit need not ask for it. */
export function boot(): Plugin {
  let built: { fileName: string; source: string } | undefined;
  return {
    name: "boot",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return behindTitle(html, `<script>${bootWith(NONE)}</script>`);
        const source = bootWith(earlyCode(bundle));
        built = { fileName: `assets/boot-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`, source };
        return behindTitle(html, `<script src="/${built.fileName}"></script>`);
      },
    },
    generateBundle() {
      if (built) this.emitFile({ type: "asset", ...built });
    },
  };
}
