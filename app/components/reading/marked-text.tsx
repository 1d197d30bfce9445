import { createContext, type ReactNode, use } from "react";

/** Sentences that facts are proved by, each under the id of its mark. */
const Marks = createContext<ReadonlyMap<string, string>>(new Map());

/** Marks these sentences wherever the description below says them. */
export function MarkedTexts({ quotes, children }: { quotes: string[]; children: ReactNode }) {
  return (
    <Marks value={new Map(quotes.map((quote, index) => [bare(quote), markId(index)]))}>{children}</Marks>
  );
}

/** The id of the mark of a page's sentence. */
export function markId(index: number): string {
  return `says-${index + 1}`;
}

/** A block's text with the sentences in it that prove a fact. */
export function MarkedText({ text }: { text: string }) {
  const found = [...use(Marks)]
    .map(([quote, id]) => ({ quote, id, at: text.indexOf(quote) }))
    .filter(({ quote, at }) => quote && at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!found[0]) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { quote, id, at } of found) {
    if (at < end) continue;
    parts.push(
      text.slice(end, at),
      <mark key={id} id={id} className="proof">
        {quote}
      </mark>,
    );
    end = at + quote.length;
  }
  return [...parts, text.slice(end)];
}

/** Without what makes a line a heading or an item: blocks have none of it. */
function bare(quote: string): string {
  return quote.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+/, "").trim();
}
