import { call } from "../../../lib/api.ts";
import { copy, plainText } from "../../../lib/clipboard.ts";
import type { Answer } from "./turn.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ESCAPES[c] ?? c);
const inline = (text: string): string => escaped(text).replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");

/** The words of an answer as simple rich text: paragraphs, lists, bold. Its lines break in the source too, so that its plain text has them. */
function blocks(text: string): string[] {
  return text
    .split(/\n{2,}/u)
    .filter(Boolean)
    .map((block) => {
      const lines = block.split("\n");
      if (!lines.every((line) => /^[-*] /.test(line))) return `<p>${lines.map(inline).join("<br>\n")}</p>`;
      return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("\n")}</ul>`;
    });
}

/** @param labels the words that go along: where it comes from, and that a model worded it */
export function richAnswer({ text, sources, answeredBy }: Answer, labels: { sources: string; generated: string; engine: string }): string {
  const from = sources.map((s) => `<li><a href="${escaped(s.url)}">${escaped([s.title, s.publisher].filter(Boolean).join(" · "))}</a></li>`).join("\n");
  const label = answeredBy === "model" ? labels.generated : labels.engine;
  return `<article${answeredBy === "model" ? ' data-generated-by="ai"' : ""}>${[...blocks(text), ...(from ? [`<p>${escaped(labels.sources)}</p>\n<ul>${from}</ul>`] : []), `<p>${escaped(label)}</p>`].join("\n\n")}</article>`;
}

const log = (id: string | undefined, way: string): void =>
  void call("operationLogSave", { body: { type: "share", businessId: id ?? "", step: "chat", way } }).catch(() => undefined);

export async function copyAnswer(answer: Answer, html: string): Promise<void> {
  if (await copy({ html })) log(answer.id, "text");
}

/** The device's own sharing where there is one, else a copy. */
export async function shareAnswer(answer: Answer, html: string, title: string): Promise<void> {
  if (typeof navigator.share !== "function") return copyAnswer(answer, html);
  try {
    await navigator.share({ title, text: plainText(html) });
    log(answer.id, "native");
  } catch (e) {
    if (!(e instanceof Error && e.name === "AbortError")) await copyAnswer(answer, html);
  }
}
