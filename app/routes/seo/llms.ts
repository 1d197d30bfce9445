import { listPages } from "#core/content/page-markdown.ts";
import { site } from "#core/platform/site.ts";

/** For assistants: what there is, and where to read it as text (llmstxt.org). */
export function loader() {
  const at = (path: string) => `${site.origin}${path}`;
  const pages = listPages().map(({ path, title, about }) => `- [${title}](${at(`${path}.md`)}): ${about}`);
  const text = `# ${site.name}

> Outdoor jobs: parks, guiding, ski, conservation, camps and outdoor brands.

Add .md to the address of a job, a list or a page below to read it as Markdown. A fact that a job does not state is unknown.
Tables over REST, feeds and an MCP server are described at ${at("/developers.md")}.

## Lists

- [All outdoor jobs](${at("/jobs.md")}): \`/jobs.md?title=raft+guide&location=Utah\` narrows it.
- [Remote outdoor jobs](${at("/remote-jobs.md")})

## Pages

${pages.join("\n")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
