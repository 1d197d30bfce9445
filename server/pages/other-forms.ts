import { createMiddleware } from "hono/factory";
import { listPages } from "#core/content/page-markdown.ts";
import { memoize } from "#core/platform/memoize.ts";
import type { AppEnv } from "#server/request-facts.ts";

const list = /^\/(?:jobs|remote-jobs|search\/[\w-]+|company\/[\w-]+|outdoor-jobs-[\w-]+)$/;
const job = /^\/company\/[\w-]+\/jobs\/[\w-]+$/;
const written = memoize(() => new Set(listPages().map(({ path }) => path)));
const oldFeed = "/feed.xml";

/** `/jobs.rss?location=Moab` is the list `/jobs?location=Moab` in another form, and so are .json and .md, or an Accept header. */
export const leadToOtherForms = createMiddleware<AppEnv>(async (c, next) => {
  const url = c.get("url");
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const [, path = url.pathname, ending] = /^(.+)\.(rss|json|md)$/.exec(url.pathname) ?? [];
  const isAccepted = !ending && asksForMarkdown(c.req.header("accept"));
  if (url.pathname === oldFeed) c.set("url", formAddress(url, "/jobs", "rss"));
  else if ((ending === "rss" || ending === "json") && list.test(path))
    c.set("url", formAddress(url, path, ending));
  else if ((ending === "md" || isAccepted) && hasMarkdown(path)) {
    c.set("url", formAddress(url, path, "md"));
    await next();
    if (isAccepted) c.header("Vary", "Accept", { append: true });
    return;
  }
  await next();
});

function hasMarkdown(path: string): boolean {
  return list.test(path) || job.test(path) || written().has(path);
}

/** Browsers never name it. */
function asksForMarkdown(accept = ""): boolean {
  const [markdown, html] = [accept.indexOf("text/markdown"), accept.indexOf("text/html")];
  return markdown >= 0 && (html < 0 || markdown < html);
}

function formAddress({ origin, search }: URL, path: string, as: "rss" | "json" | "md"): URL {
  const url = new URL(as === "md" ? "/markdown" : "/feed", origin);
  url.searchParams.set("of", path + search);
  if (as !== "md") url.searchParams.set("as", as);
  return url;
}
