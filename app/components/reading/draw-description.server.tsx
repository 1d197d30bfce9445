import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findContacts } from "#core/text/contacts/find-contacts.ts";
import type { Block } from "#core/text/description.ts";
import { Description } from "./description.tsx";
import { markId } from "./mark-id.ts";

/** A text of nothing but addresses would grow ninefold. */
const mostLinks = 60;

/** The words that prove facts are marked, and what can be called or written to is a link. Browsers need no script for either. */
export function drawDescription(blocks: Block[], quotes: string[] = []): string {
  if (!blocks.length) return renderToStaticMarkup(<p>No description available.</p>);
  const marks = new Map(quotes.map((quote, index) => [withoutMarker(quote), markId(index)]));
  let left = mostLinks;
  const link = (text: string): ReactNode => {
    const contacts = findContacts(text).slice(0, left);
    left -= contacts.length;
    return cut(text, contacts, ({ at, href }, words) => (
      <a key={at} href={href} className="text-link">
        {words}
      </a>
    ));
  };
  const inline = (text: string) =>
    cut(
      text,
      findMarks(text, marks),
      ({ id }, words) => (
        <mark key={id} id={id} className="proof">
          {link(words)}
        </mark>
      ),
      link,
    );
  return renderToStaticMarkup(<Description blocks={blocks} inline={inline} />);
}

type Part = { at: number; end: number };

/** Draws the parts that were found, and what is between them. */
function cut<Found extends Part>(
  text: string,
  found: Found[],
  draw: (found: Found, words: string) => ReactNode,
  drawOthers: (words: string) => ReactNode = (words) => words,
): ReactNode {
  if (!found.length) return drawOthers(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const each of found) {
    if (each.at < end) continue;
    parts.push(drawOthers(text.slice(end, each.at)), draw(each, text.slice(each.at, each.end)));
    end = each.end;
  }
  return [...parts, drawOthers(text.slice(end))];
}

function findMarks(text: string, marks: ReadonlyMap<string, string>): (Part & { id: string })[] {
  return [...marks]
    .map(([quote, id]) => ({ id, at: quote ? text.indexOf(quote) : -1, length: quote.length }))
    .filter(({ at }) => at >= 0)
    .map(({ id, at, length }) => ({ id, at, end: at + length }))
    .sort((one, other) => one.at - other.at);
}

function withoutMarker(quote: string): string {
  return quote.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,3}[.)])\s+/, "").trim();
}
