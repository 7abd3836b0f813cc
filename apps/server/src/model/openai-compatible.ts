import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, jsonSchema, streamText, tool, type ToolSet } from "ai";
import { z } from "zod";
import type { Model, ModelAsk, ModelPart, ModelTool } from "./model.ts";

export type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string };

/** How long the first word and the whole answer may take, and how often a busy endpoint is asked again. */
export type Patience = { firstMs: number; betweenMs: number; wholeMs: number; retries: number };
const PATIENCE: Patience = { firstMs: 15_000, betweenMs: 15_000, wholeMs: 90_000, retries: 1 };
/** Rounds of tools before it has to answer. */
const STEPS = 4;
const MOST_TOKENS = 1_200;

/** A tool checks its input itself, so that what does not fit comes back to the model as words and not as a failure. */
const toolSet = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema(z.toJSONSchema(input) as Parameters<typeof jsonSchema>[0]),
        execute: async (given: unknown) => (await run(given)).result as object,
      }),
    ]),
  );

/** To the endpoint that the operator named, and wherever it would send a question on: no further. */
const direct: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** Any endpoint that speaks OpenAI's chat completions, local ones too. */
export function openAiCompatible({ baseUrl, apiKey, model }: Endpoint, patience: Patience = PATIENCE): Model {
  const provider = createOpenAICompatible({ name: "endpoint", baseURL: baseUrl, includeUsage: true, fetch: direct, ...(apiKey && { apiKey }) });
  return {
    name: model,
    stream: (ask) => parts(provider(model), ask, patience),
  };
}

async function* parts(
  model: Parameters<typeof streamText>[0]["model"],
  { instructions, messages, tools, signal }: ModelAsk,
  patience: Patience,
): AsyncGenerator<ModelPart> {
  const answer = streamText({
    model,
    instructions,
    messages: [...messages],
    tools: toolSet(tools),
    stopWhen: isStepCount(STEPS),
    maxOutputTokens: MOST_TOKENS,
    temperature: 0.2,
    maxRetries: patience.retries,
    abortSignal: signal,
    timeout: { firstChunkMs: patience.firstMs, chunkMs: patience.betweenMs, totalMs: patience.wholeMs },
    onError: () => undefined,
  });
  for await (const part of answer.stream) {
    if (part.type === "text-delta") yield { kind: "text", text: part.text };
    else if (part.type === "error") throw part.error;
    else if (part.type === "abort") throw new Error("the model was given up");
    else if (part.type === "finish") yield { kind: "usage", input: part.totalUsage.inputTokens ?? 0, output: part.totalUsage.outputTokens ?? 0 };
  }
}
