import { Feed } from "feed";
import { data } from "react-router";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readList } from "#app/routes/taking/read-list.ts";
import { payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { site } from "#core/platform/site.ts";
import { viewerOfKey } from "#core/resources/caller.ts";
import { escapeHtml } from "#core/text/lines.ts";
import type { Route } from "./+types/feed.ts";

export const handle = { parameters: ["of", "as"], personal: true } satisfies PageFacts;

/** Any list as RSS or JSON Feed, newest first. Readers ask for it at the list's own address with .rss or .json. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const of = URL.parse(url.searchParams.get("of") ?? "", url.origin);
  const isJson = url.searchParams.get("as") === "json";
  const ofKey = await viewerOfKey(request.headers.get("authorization"));
  if (ofKey === null)
    return new Response(null, { status: 401, headers: { "WWW-Authenticate": 'Basic realm="key"' } });
  const viewer: Viewer = ofKey ?? context.get(viewerContext);
  of?.searchParams.set("sort", "newest");
  const list = of?.origin === url.origin ? await readList(of, viewer) : null;
  if (!of || !list) throw data(null, { status: 404 });
  of.searchParams.delete("sort");
  const at = (ending: string) => `${site.origin}${of.pathname}${ending}${of.search}`;
  const feed = new Feed({
    title: [`${site.name}: ${list.title}`, list.words].filter(Boolean).join(", "),
    description: `${list.title} at ${site.name}, the newest first.`,
    id: at(""),
    link: at(""),
    feedLinks: { rss: at(".rss"), json: at(".json") },
    language: "en",
    copyright: site.name,
  });
  const listings = list.cards.flatMap((card) =>
    [card, ...card.others].map((listing) => ({ ...card, ...listing })),
  );
  for (const job of listings) {
    const link = site.origin + jobPath(job);
    const said = escapeHtml(
      [job.places.join(", "), payWithTips(job), job.description].filter(Boolean).join(" · "),
    );
    feed.addItem({
      // Some readers take a title for text and some for HTML, so we escape only what could open a tag or end
      // the text.
      title: `${job.title} at ${job.company}`.replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;"),
      id: link,
      link,
      date: new Date(job.postedAt),
      description: said,
      ...(isJson && { content: `<p>${said}</p>` }),
      category: [{ name: job.category }],
    });
  }
  const type = isJson ? "application/feed+json" : "application/rss+xml";
  return new Response(isJson ? feed.json1() : feed.rss2(), {
    headers: { "Content-Type": `${type}; charset=utf-8` },
  });
}
