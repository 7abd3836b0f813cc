import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./command.ts";

const knowledge = (...args: string[]) => spawnSync(process.execPath, [join(ROOT, "scripts", "knowledge.ts"), ...args], { cwd: ROOT, encoding: "utf8" });

describe("npm run knowledge", () => {
  it("names its commands when asked or misunderstood", () => {
    const help = knowledge("--help");
    expect(help.status).toBe(0);
    for (const command of ["check", "coverage", "diff", "new", "document", "compile"]) expect(help.stdout).toContain(`\n  ${command} `);
    const wrong = knowledge("chek");
    expect([wrong.status, wrong.stdout, wrong.stderr.split("\n")[0]]).toEqual([2, "", 'there is no command "chek"']);
    expect(knowledge("constructor").status).toBe(2);
  });

  it.each([
    [["check", "everything"], "not understood: everything"],
    [["coverage", "--some"], "not understood: --some"],
    [["diff", "HEAD", "HEAD~1"], "not understood: HEAD~1"],
    [["new", "item"], "which id?"],
  ])("refuses %o with its usage", (args, message) => {
    const { status, stderr } = knowledge(...args);
    expect([status, stderr.split("\n")[0], stderr.includes(`usage: npm run knowledge -- ${args[0]}`)]).toEqual([2, message, true]);
  });
});
