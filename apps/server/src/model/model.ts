import type { ToolKind, ToolResult } from "@nutri/assistant";

export type ModelMessage = { role: "user" | "assistant"; content: string };

/** A tool that runs elsewhere. */
export type ModelTool = ToolKind & { run: (input: unknown) => Promise<ToolResult> };

/** What a language model is asked. `tools` are run here, never by the model. */
export type ModelAsk = {
  instructions: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  signal: AbortSignal;
};
export type ModelPart = { kind: "text"; text: string } | { kind: "usage"; input: number; output: number };

/** A language model: it reads, asks and words, and decides nothing. `stream` throws when it cannot answer, at any point of its answer. */
export type Model = {
  readonly name: string;
  stream: (ask: ModelAsk) => AsyncIterable<ModelPart>;
};
