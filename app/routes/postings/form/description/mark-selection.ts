import { replaceSelection } from "./replace-selection.ts";

export type Mark = "# " | "- ";

type Marked = { from: number; to: number; insert: string; selection: [start: number, end: number] };

const marks = /^(# |- )/;

export function markSelection(field: HTMLTextAreaElement, mark: Mark) {
  const { value, selectionStart, selectionEnd } = field;
  const { from, to, insert, selection } = markLines(value, selectionStart, selectionEnd, mark);
  field.setSelectionRange(from, to);
  replaceSelection(field, insert);
  field.setSelectionRange(...selection);
}

export function markLines(text: string, start: number, end: number, mark: Mark): Marked {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const written = lines.filter((line) => line.trim());
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(mark));
  const isAlone = lines.length === 1;
  const marked = lines.map((line) => {
    const bare = line.replace(marks, "");
    return isMarked || (!line.trim() && !isAlone) ? bare : mark + bare;
  });
  const insert = marked.join("\n");
  if (!isAlone) return { from, to, insert, selection: [from, from + insert.length] };
  const caret = Math.max(from, end + insert.length - (to - from));
  return { from, to, insert, selection: [caret, caret] };
}
