/** The operator's command for what is sold: `npm run catalogue -- <command>`. Each command is a file in scripts/catalogue/. */
import { FileError } from "../apps/server/src/catalogue/files/read-text.ts";
import { type Commands, runCommands } from "./knowledge/commands.ts";

const COMMANDS: Commands = {
  check: {
    args: "<file.csv|file.json> [--vouchers]",
    what: "what is wrong with a file, by line and column, and what the engine can use of it",
    load: () => import("./catalogue/check.ts"),
  },
  import: {
    args: "<file.csv|file.json> [--vouchers] [--dry-run]",
    what: "puts the file in place of what is there; --dry-run says what would change",
    load: () => import("./catalogue/import.ts"),
  },
  export: { args: "<file.csv|file.json> [--vouchers]", what: "what is there, with the price and stock of now", load: () => import("./catalogue/export.ts") },
  pictures: { what: "draws the pictures that the sample catalogue lacks", load: () => import("./catalogue/pictures.ts") },
};

await runCommands("catalogue", COMMANDS, { byDefault: "help", expected: [FileError] });
