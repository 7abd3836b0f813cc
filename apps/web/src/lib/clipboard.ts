import { say } from "../i18n/index.ts";
import { toast } from "./toast.ts";

/** The plain text of rich text (HTML). */
export const plainText = (html: string): string => new DOMParser().parseFromString(html, "text/html").body.textContent?.trim() ?? "";

const blob = (type: string, content: string): Blob => new Blob([content], { type });

async function modern(text: string, html: string | undefined): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(text);
  return navigator.clipboard.write([new ClipboardItem({ "text/html": blob("text/html", html), "text/plain": blob("text/plain", text) })]);
}

/** The old way: a hidden text area and the copy command. */
function legacy(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.setAttribute("aria-hidden", "true");
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

/**
 * Copies and says how it went (复制成功 / 复制失败). The modern way, else a hidden text area; rich text falls back to its plain text.
 * @param content `text`, or `html` whose plain text goes along
 */
export async function copy(content: { text: string } | { html: string }): Promise<boolean> {
  const html = "html" in content ? content.html : undefined;
  const text = "text" in content ? content.text : plainText(content.html);
  const done = await modern(text, html).then(
    () => true,
    () => legacy(text),
  );
  toast(say("common", done ? "copy.done" : "copy.failed"));
  return done;
}
