import { createMiddleware } from "hono/factory";
import { postingCounter } from "#core/postings/gather-counts.ts";
import type { AppEnv } from "#server/request-facts.ts";

export const countViews = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const jobId = c.get("shownPosting");
  if (!jobId || c.req.method !== "GET" || (c.res.status !== 200 && c.res.status !== 304)) return;
  const { headers } = c.req.raw;
  if (isPrefetch(headers) || isReload(c.get("url"), headers)) return;
  postingCounter.addView(jobId, { userAgent: headers.get("user-agent") });
});

function isPrefetch(headers: Headers): boolean {
  return /^prefetch/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
}

/** A page asks for its data again after a change or a return. */
function isReload({ pathname }: URL, headers: Headers): boolean {
  const asking = URL.parse(headers.get("referer") ?? "")?.pathname;
  return asking !== undefined && `${asking}.data` === pathname;
}
