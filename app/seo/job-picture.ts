import { href, type MetaDescriptor } from "react-router";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { pictureSize, shareAlt, shareVersion, shareWords } from "#core/jobs/share/share-words.ts";
import { site } from "#core/platform/site.ts";

type Job = { companySlug: string; jobSlug: string };

export function jobPicturePath({ companySlug, jobSlug }: Job): string {
  return href("/company/:companySlug/jobs/:jobSlug/share.png", { companySlug, jobSlug });
}

/** The tags of a job's own picture. The loader makes them, so the browser has no script for it. */
export function jobPicture(job: JobDetail): MetaDescriptor[] {
  const words = shareWords(job);
  const address = `${site.origin}${jobPicturePath(job)}?v=${shareVersion(words)}`;
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: String(pictureSize.width) },
    { property: "og:image:height", content: String(pictureSize.height) },
    { property: "og:image:alt", content: shareAlt(words) },
  ];
}
