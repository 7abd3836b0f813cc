import type { Tool } from "@nutri/assistant";

export type ModelMessage = { role: "user" | "assistant"; content: string };

/** What a language model is asked. `tools` are run here, never by the model; what they find is heard through `onTool`. */
export type ModelAsk = {
  instructions: string;
  messages: readonly ModelMessage[];
  tools: readonly Tool[];
  signal: AbortSignal;
};
export type ModelPart = { kind: "text"; text: string } | { kind: "usage"; input: number; output: number };

/** A language model: it reads, asks and words, and decides nothing. `stream` throws when it cannot answer, at any point of its answer. */
export type Model = {
  readonly name: string;
  stream: (ask: ModelAsk) => AsyncIterable<ModelPart>;
};
