import { createContext, type ReactNode, use } from "react";

const Marks = createContext<ReadonlyMap<string, string>>(new Map());

export function MarkedTexts({ quotes, children }: { quotes: string[]; children: ReactNode }) {
  return (
    <Marks value={new Map(quotes.map((quote, index) => [withoutMarker(quote), markId(index)]))}>
      {children}
    </Marks>
  );
}

export function markId(index: number): string {
  return `says-${index + 1}`;
}

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

function withoutMarker(quote: string): string {
  return quote.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+/, "").trim();
}
