import { Feed } from "feed";
import { payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { freeJobsInWords } from "#core/jobs/query/access.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { anonymous } from "#core/jobs/viewer.ts";
import { site } from "#core/platform/site.ts";
import { escapeHtml } from "#core/text/lines.ts";

export async function loader() {
  const { featured, cards } = await listJobs({
    scope: "all",
    query: {},
    viewer: anonymous,
    after: null,
  });
  const feed = new Feed({
    title: `${site.name}: newest outdoor jobs`,
    description: `Featured jobs and the ${freeJobsInWords} newest in parks, guiding, ski, conservation and outdoor brands.`,
    id: site.origin,
    link: site.origin,
    feedLinks: { rss: `${site.origin}/feed.xml` },
    language: "en",
    copyright: site.name,
  });
  const listings = [...featured, ...cards].flatMap((card) =>
    [card, ...card.others].map((listing) => ({ ...card, ...listing })),
  );
  for (const job of listings) {
    const link = site.origin + jobPath(job);
    feed.addItem({
      // Some readers take a title for text and some for HTML, so we escape only what could open a tag or end
      // the text.
      title: `${job.title} at ${job.company}`.replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;"),
      id: link,
      link,
      date: new Date(job.postedAt),
      description: escapeHtml(
        [job.places.join(", "), payWithTips(job), job.description].filter(Boolean).join(" · "),
      ),
      category: [{ name: job.category }],
    });
  }
  return new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
