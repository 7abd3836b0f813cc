export { createAssistant } from "./assistant.ts";
export { createReferee, type Referee, type Ruling } from "./referee/referee.ts";
export { createTools, type Tool, type ToolResult } from "./tools/tools.ts";
export * from "./types.ts";
