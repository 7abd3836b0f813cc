import type { Finding, Reply, TOOLS } from "@nutri/assistant";
import type { SourceRef } from "@nutri/domain";
import type { Context } from "../context.ts";
import { instructionsFor } from "../model/instructions.ts";
import type { Model, ModelMessage, ModelTool } from "../model/model.ts";
import { stripIdentity } from "../model/strip-identity.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { Inquiry } from "./inquiry.ts";
import { type ChatEvent, textOf } from "./chats.ts";
import { delta } from "./events.ts";
import type { Live } from "./live.ts";

/** How many messages before the question the model is told. */
const HISTORY = 6;

export type Worded = {
  /** Something of it stands in the answer. */
  begun: boolean;
  /** It was said to its end, so that nothing needs to follow. */
  whole: boolean;
  sources: readonly SourceRef[];
};
type Work = { context: Context; model: Model; caller: Caller; live: Live; inquiry: Inquiry; reply: Reply };

const QUOTING: ReadonlySet<string> = new Set(["report", "products"]);
/** What was answered. Beside the card of a sheet or of products stand names that strangers wrote: those are not told again. */
const answered = (events: readonly ChatEvent[]): string =>
  events.some((e) => e.event === "card" && QUOTING.has(e.data.kind)) ? "[shown: their report, or products]" : textOf(events);

async function conversation({ context, caller, live: { turn }, inquiry }: Work): Promise<ModelMessage[]> {
  const names = [inquiry.person.answers?.nickname ?? ""];
  const said = (await context.chat.of(context, caller).messages(caller.userId, turn.conversationId, 1, HISTORY + 2))?.items ?? [];
  const before = said.filter((s) => s.id !== turn.answerId && s.id !== turn.questionId).slice(-HISTORY);
  const messages = before.map((s): ModelMessage => {
    const text = s.asked ? s.asked.text : answered(s.answer?.events ?? []);
    return { role: s.asked ? "user" : "assistant", content: stripIdentity(text, names) };
  });
  return [...messages.filter((m) => m.content !== ""), { role: "user", content: stripIdentity(turn.asked.text, names) }];
}

/** The tools, run where answers are made, with what they find kept for the referee and for the list of sources. */
function listening(all: typeof TOOLS, { context: { answerer }, inquiry }: Work, found: { findings: Finding[]; sources: SourceRef[] }): ModelTool[] {
  return all.map((tool) => ({
    ...tool,
    run: async (input) => {
      const result = await answerer.call(inquiry, { name: tool.name, input });
      found.findings.push(...result.findings);
      found.sources.push(...result.sources.filter((s) => !found.sources.some((f) => f.id === s.id)));
      return result;
    },
  }));
}

/** Lets the model word the reply, sentence by sentence past the referee. It never throws: what fails leaves the rest to the engine's own words. */
export async function wordByModel(work: Work): Promise<Worded> {
  const { context, model, live, reply } = work;
  const found = { findings: [...reply.findings], sources: [...reply.sources] };
  const signal = live.ended;
  let begun = false;
  const say = (rulings: readonly { text: string; replaced: boolean }[]): void => {
    context.metrics.sentences.inc({ ruling: "replaced" }, rulings.filter((r) => r.replaced).length);
    context.metrics.sentences.inc({ ruling: "passed" }, rulings.filter((r) => !r.replaced).length);
    const said = rulings.filter((r) => r.text !== "");
    begun ||= said.length > 0;
    live.say(said.map((r) => delta(r.text)));
  };
  try {
    // Only who has a model needs the assistant in this thread.
    const { createReferee, TOOLS } = await import("@nutri/assistant");
    const referee = createReferee(context.knowledge, found.findings, reply.lang);
    const tools = listening(TOOLS, work, found);
    for await (const part of model.stream({ instructions: instructionsFor(reply), messages: await conversation(work), tools, signal })) {
      if (part.kind === "usage") context.metrics.spent(model.name, part.input, part.output);
      else say(referee.push(part.text));
    }
    say(referee.end());
    context.metrics.models.inc({ outcome: begun ? "answered" : "silent" });
    return { begun, whole: begun, sources: found.sources };
  } catch (error) {
    if (!signal.aborted) context.log.warn({ err: error, messageId: live.turn.answerId }, "the model could not answer");
    context.metrics.models.inc({ outcome: signal.aborted ? "stopped" : "failed" });
    return { begun, whole: false, sources: found.sources };
  }
}
