/** The dietitian's command: `npm run knowledge -- <command>`. Each command is a file in scripts/knowledge/. */
import { type Commands, runCommands } from "./knowledge/commands.ts";

const COMMANDS: Commands = {
  check: { what: "every record against its shape, its ids, its names, its texts", load: () => import("./knowledge/check.ts") },
  coverage: { args: "[--all]", what: "what is known, in tables; --all lists each gap", load: () => import("./knowledge/coverage.ts") },
  diff: {
    args: "[revision]",
    what: "what changed since a git revision (HEAD), and what that does to the personas' plans",
    load: () => import("./knowledge/diff.ts"),
  },
  new: { args: "<kind> <id> [--in <folder>]", what: "a record from a template", load: () => import("./knowledge/new-record.ts") },
  document: { what: "writes docs/clinical.md from the knowledge", load: () => import("./knowledge/document.ts") },
  compile: { what: "writes generated/knowledge.json, which the product reads", load: () => import("./knowledge/compile-json.ts") },
};

await runCommands("knowledge", COMMANDS, { byDefault: "check" });
