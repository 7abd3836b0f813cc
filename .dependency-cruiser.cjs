// The arrows of ARCHITECTURE.md as rules. Packages import one another by name, through their `exports`.
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(packages|apps)/", pathNot: [from, ...to] },
});

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
    only("domain-stands-alone", "^packages/domain/", [], "domain depends on nothing of ours"),
    only("knowledge-on-domain", "^packages/knowledge/", ["^packages/domain/"], "facts know the words and nothing else"),
    only("reports-on-domain", "^packages/reports/", ["^packages/domain/"], "a file becomes rows with the words and nothing else: no database, no HTTP"),
    only("contract-on-domain", "^packages/contract/", ["^packages/domain/"], "the door knows the words and nothing else"),
    only("engine-on-facts", "^packages/engine/", ["^packages/domain/", "^packages/knowledge/"], "the engine knows facts and words"),
    only(
      "assistant-on-engine",
      "^packages/assistant/",
      ["^packages/domain/", "^packages/engine/", "^packages/knowledge/"],
      "the assistant answers from the engine and the facts: no database, no HTTP, no model",
    ),
    only("web-is-thin", "^apps/web/", ["^packages/domain/", "^packages/contract/"], "no clinical data or engine in the phone's bundle"),
    {
      name: "engine-is-pure",
      comment: "no clock, chance, environment, network, file, database in engine, domain and assistant",
      severity: "error",
      from: { path: "^packages/(engine|domain|assistant)/src/", pathNot: "\\.test\\.ts$|/src/testing/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-features-apart",
      comment: "a feature never imports another",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/server/src/features/([^/]+)/", pathNot: "^apps/server/src/features/$1/" },
    },
    {
      name: "web-features-apart",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/src/features/([^/]+)/", pathNot: "^apps/web/src/features/$1/" },
    },
    { name: "web-kit-knows-no-feature", severity: "error", from: { path: "^apps/web/src/(ui|lib)/" }, to: { path: "^apps/web/src/(features|app)/" } },
    {
      name: "database-behind-stores",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: "(store|\\.test)\\.ts$|^apps/server/src/(db|jobs|files|operate|context|main|testing)" },
      to: { path: "^apps/server/src/db/|node_modules/(kysely|pg)/" },
    },
    { name: "nothing-imports-tests", severity: "error", from: { pathNot: "\\.test\\.tsx?$" }, to: { path: "\\.test\\.tsx?$" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|generated)/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
