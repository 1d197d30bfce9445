import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import type { Prose as Text } from "#core/content/markdown.ts";

/**
 * The server made the HTML from our own Markdown. Links to our pages don't reload the document, but for those to a
 * part of one: what arrives later above that part would move it away.
 */
export function Prose({ html, className = "" }: Pick<Text, "html"> & { className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a:not([target], [download])");
    const to = link?.getAttribute("href") ?? "";
    if (!/^\/(?!\/)[^#]*$/.test(to) || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link in the text
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div
      className={`prose ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from content/ by core/content/markdown.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
