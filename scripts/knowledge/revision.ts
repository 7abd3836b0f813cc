/** The knowledge as a git revision has it, compiled by the present code. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knowledge } from "@nutri/knowledge";
import { compile, KnowledgeError } from "@nutri/knowledge/compile";
import { ROOT, UsageError } from "./command.ts";

const FOLDER = "packages/knowledge";
const MOST_SHOWN = 5;

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, [...args], { cwd, encoding: "utf8" });
  if (error) throw new UsageError(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new UsageError(`${command} ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The commit that a revision names, in short. @throws UsageError when there is none */
function commitOf(revision: string, repository: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "--short", "--end-of-options", `${revision}^{commit}`], {
    cwd: repository,
    encoding: "utf8",
  });
  if (status !== 0) throw new UsageError(`git knows no revision "${revision}" here`);
  return stdout.trim();
}

/** @param repository its root. @throws UsageError when there is no such revision, or its records do not fit the present shapes. */
export function knowledgeAt(revision: string, repository = ROOT): { commit: string; knowledge: Knowledge } {
  const commit = commitOf(revision, repository);
  const dir = mkdtempSync(join(tmpdir(), "nutri-knowledge-"));
  try {
    run("git", ["archive", "--format=tar", `--output=${join(dir, "records.tar")}`, commit, "--", FOLDER], repository);
    run("tar", ["-xf", "records.tar"], dir);
    return { commit, knowledge: compile(join(dir, FOLDER)) };
  } catch (error) {
    if (!(error instanceof KnowledgeError)) throw error;
    const shown = error.problems.slice(0, MOST_SHOWN).join("\n");
    throw new UsageError(
      `the records of ${commit} do not fit the present shapes (${error.problems.length} problems), so there is nothing to compare with:\n${shown}`,
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
