/** An answer, and what a tool finds, as plain data that a thread can hand on. The one place that loads the assistant. */
import { type Assistant, createAssistant, createTools, type Question, type Reply, type ToolResult } from "@nutri/assistant";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type Inquiry, personFrom, type ToolCall } from "./inquiry.ts";

export { createAssistant };

const questionOf = ({ person, catalogue, withFindings: _asked, ...rest }: Inquiry): Question => ({
  ...rest,
  person: personFrom(person),
  products: catalogue.products,
});

/** The reply as plain data. */
export function answerWith(assistant: Assistant, inquiry: Inquiry): Reply {
  const reply = assistant.answer(questionOf(inquiry));
  const { text, lang, cards, sources, suggestions, triage, memory, intent, final } = reply;
  const worded = inquiry.withFindings ? { findings: reply.findings, toModel: reply.toModel } : { findings: [], toModel: "" };
  return { text, lang, cards, sources, suggestions, triage, memory, intent, final, ...worded };
}

/** What a tool finds, as plain data. @throws when there is no such tool */
export function callTool(knowledge: KnowledgeIndex, inquiry: Inquiry, { name, input }: ToolCall): ToolResult {
  const tool = createTools(knowledge, questionOf(inquiry)).find((t) => t.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return tool.run(input);
}
