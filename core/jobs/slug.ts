import { createHash } from "node:crypto";

const longest = 100;

/** Lower-case, hyphenated, accents dropped ("Café Guide" → "cafe-guide"), cut at a word; may be empty. */
export function slugify(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1).lastIndexOf("-");
  return slug.slice(0, cut > 0 ? cut : longest);
}

/** Names without a Latin letter or digit still get an address of their own (decision 22). */
export function companySlug(name: string): string {
  return slugify(name) || `company-${createHash("sha256").update(name.trim()).digest("hex").slice(0, 10)}`;
}

/** The stable part of a job's address: title, then "remote" or its first place. The id's end is added by jobSlug. */
export function jobSlugStem(job: {
  title: string;
  workArrangement: string;
  city?: string | null;
  state?: string | null;
  countryCode?: string | null;
}): string {
  const place =
    job.workArrangement === "remote"
      ? "remote"
      : [job.city, job.state, job.countryCode].filter(Boolean).join(" ");
  return slugify(`${job.title} ${place}`) || "job";
}

/** The last part of a job's address: "park-ranger-moab-utah-us-3f9a1c". */
export function jobSlug(job: { id: string; slug: string }): string {
  return `${job.slug}-${job.id.slice(-6)}`;
}
