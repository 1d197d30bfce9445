import { redirect } from "react-router";
import { freshUntilContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { jobPicturePath } from "#app/seo/job-picture.ts";
import { findSharePicture } from "#core/jobs/share/share-pictures.ts";
import type { Route } from "./+types/job-picture.ts";

/** `v` names what is drawn, so a changed job has another address. */
export const handle = { parameters: ["v"] } satisfies PageFacts;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await findSharePicture(params);
  if (!found) throw new Response("There is no such job.", { status: 404 });
  if (found.kind === "moved") throw redirect(jobPicturePath(found), 301);
  if (found.kind === "gone") throw new Response("This job is no longer open.", { status: 410 });
  if (found.kind === "busy")
    throw new Response("Too many pictures are being drawn.", {
      status: 503,
      headers: { "Retry-After": "5" },
    });
  context.get(freshUntilContext)(found.expiresAt);
  const isCurrent = url.searchParams.get("v") === found.version;
  return new Response(found.png, {
    headers: {
      "Content-Type": "image/png",
      // A job that is taken down must not stay in others' caches for long.
      "Cache-Control": isCurrent ? "public, max-age=3600" : "no-cache",
      // Other sites show it beside a link to the job.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
