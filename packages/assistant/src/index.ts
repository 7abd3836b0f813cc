export { createAssistant } from "./assistant.ts";
export { createReferee, type Referee, type Ruling } from "./referee/referee.ts";
export { type Tables, tablesOf } from "./tables.ts";
export { createTools, TOOLS, type ToolKind, type ToolResult } from "./tools/tools.ts";
export * from "./types.ts";
