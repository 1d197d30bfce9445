import type { Prose as Text } from "#core/content/markdown.ts";

/** Text of our own files. Its HTML was made from Markdown on the server, which lets no markup through. */
export function Prose({ html, className = "" }: Pick<Text, "html"> & { className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from content/ by core/content/markdown.ts
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
