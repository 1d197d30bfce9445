import { data, redirect } from "react-router";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readList } from "#app/routes/taking/read-list.ts";
import { pageMarkdown } from "#core/content/page-markdown.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { cardLine, endedMarkdown, jobMarkdown } from "#core/jobs/pages/job-markdown.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import type { Route } from "./+types/page-markdown.ts";

export const handle = { parameters: ["of"], personal: true } satisfies PageFacts;

/** A page as Markdown. Readers ask for it at the page's own address with .md, or by their Accept header. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const of = URL.parse(url.searchParams.get("of") ?? "", url.origin);
  if (of?.origin !== url.origin) throw data(null, { status: 404 });
  const [, companySlug, jobSlug] = /^\/company\/([^/]+)\/jobs\/([^/]+)$/.exec(of.pathname) ?? [];
  if (companySlug && jobSlug) return ofJob({ companySlug, jobSlug });
  const parts = [pageMarkdown(of.pathname), await ofList(of, context.get(viewerContext))].filter(Boolean);
  if (!parts.length) throw data(null, { status: 404 });
  return answer(parts.join("\n"));
}

async function ofJob(address: { companySlug: string; jobSlug: string }): Promise<Response> {
  const found = await findJob(address);
  if (!found) throw data(null, { status: 404 });
  if (found.kind === "moved") throw redirect(`${jobPath(found)}.md`, 301);
  return found.kind === "live" ? answer(jobMarkdown(found.job)) : answer(endedMarkdown(found.job), 410);
}

async function ofList(of: URL, viewer: Viewer): Promise<string | null> {
  const list = await readList(of, viewer);
  return (
    list &&
    [`# ${list.title}`, list.words, list.cards.map(cardLine).join("\n"), ""].filter(Boolean).join("\n\n")
  );
}

function answer(text: string, status = 200): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/markdown; charset=utf-8" } });
}
