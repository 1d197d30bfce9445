import { href } from "react-router";
import type { ParkPage } from "#core/jobs/parks/park-pages.ts";

const before = "jobs-near-";

export function parkPath(slug: string): string {
  return href("/search/:slug", { slug: before + slug });
}

export function parkIn(slug: string): string | null {
  return slug.startsWith(before) ? slug.slice(before.length) : null;
}

export function parkLinks(pages: Pick<ParkPage, "name" | "park">[]): { label: string; to: string }[] {
  return pages.map(({ name, park }) => ({ label: `Jobs near ${name}`, to: parkPath(park.slug) }));
}
