import { callFunction } from "#app/request/call-function.ts";
import { replaceSelection } from "./replace-selection.ts";
import { slimHtml } from "./slim-html.ts";

const largest = 60_000;
const patienceMs = 4000;

export async function pasteClean(field: HTMLTextAreaElement, event: ClipboardEvent) {
  const [html = "", plain = ""] = ["text/html", "text/plain"].map((type) =>
    event.clipboardData?.getData(type),
  );
  const slim = html && slimHtml(html);
  if (!slim) return;
  event.preventDefault();
  const text = (await cleaned(slim)) ?? plain;
  const { value, selectionStart, selectionEnd } = field;
  replaceSelection(field, withLineBreaks(text, value.slice(0, selectionStart), value.slice(selectionEnd)));
}

/** Text of several lines gets line breaks around it. */
export function withLineBreaks(text: string, before: string, after: string): string {
  if (!/\n|^(# |- )/.test(text)) return text;
  const start = /(^|\n)$/.test(before) ? "" : "\n\n";
  const end = /^(\n|$)/.test(after) ? "" : "\n\n";
  return start + text + end;
}

async function cleaned(html: string): Promise<string | null> {
  if (new Blob([JSON.stringify({ html })]).size > largest) return null;
  try {
    const patience = AbortSignal.timeout(patienceMs);
    const { text } = await callFunction<{ text: string }>("/post-job/paste", { html }, { signal: patience });
    return text || null;
  } catch {
    return null;
  }
}
