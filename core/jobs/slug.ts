import { createHash } from "node:crypto";

const longest = 100;

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

/** Names without Latin letters or digits get a hashed slug (decision 22). */
export function companySlug(name: string): string {
  return slugify(name) || `company-${createHash("sha256").update(name.trim()).digest("hex").slice(0, 10)}`;
}

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

export function jobSlug(job: { id: string; slug: string }): string {
  return `${job.slug}-${job.id.slice(-6)}`;
}
