import { href, redirect } from "react-router";
import { statePath } from "#app/paths.ts";
import { findSearch, listStates, type Search } from "#core/content/content.ts";
import { renderMarkdown } from "#core/content/markdown.ts";
import { type ParkFigures, parkFigures } from "#core/jobs/parks/park-figures.ts";
import { findParkPage, type ParkPage, parkPagesNear } from "#core/jobs/parks/park-pages.ts";
import { parkWords } from "#core/jobs/parks/park-words.ts";
import { line } from "#core/jobs/parks/plan-pages.ts";
import { addressOf } from "#core/jobs/query/address-of.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Category } from "#core/relevance/category.ts";
import { parkIn, parkLinks, parkPath } from "./park-path.ts";

type Link = { label: string; to: string };

export type Landing = Pick<
  Search,
  "title" | "metaDescription" | "label" | "h1" | "intro" | "statistics" | "faqs" | "query" | "relatedSearches"
> & {
  html: string;
  related: Link[];
  isIndexed: boolean;
};

/** Throws a redirect if a park shares another park's page. */
export async function findLanding(slug: string): Promise<Landing | null> {
  const search = findSearch(slug);
  if (search) return toLanding(search);
  const park = parkIn(slug);
  const found = park && (await findParkPage(park));
  if (!found) return null;
  if (found.kind === "shared") throw redirect(parkPath(found.slug), 301);
  return parkLanding(found.page);
}

function toLanding({ body, ...search }: Search): Landing {
  return { ...search, html: body.html, related: search.relatedSearches.flatMap(linkTo), isIndexed: true };
}

async function parkLanding({ park, sharedBy, name, isIndexed }: ParkPage): Promise<Landing> {
  const query: JobQuery = { near: { slug: park.slug, label: park.label }, within: line.miles };
  const [figures, others] = await Promise.all([parkFigures(query), parkPagesNear(park, 6)]);
  const widerAt = href("/jobs") + addressOf({ near: park.slug, within: "100" });
  const near = {
    name,
    park: park.label,
    sharedBy: sharedBy.map(({ name }) => name),
    miles: line.miles,
    widerAt,
    alertAt: href("/job-alerts/new") + addressOf({ near: park.slug, within: String(line.miles) }),
  };
  const { heading, intro, description, statistics, text, faqs } = parkWords(near, figures);
  const relatedSearches = searchesOf(figures);
  return {
    title: heading,
    metaDescription: description,
    label: heading,
    h1: heading,
    intro,
    statistics,
    faqs: faqs.map(({ question, answer }) => ({ question, html: renderMarkdown(answer).html })),
    html: renderMarkdown(text).html,
    query,
    relatedSearches,
    related: [
      ...parkLinks(others.filter((other) => other.park.slug !== park.slug)),
      ...listStates().flatMap(({ state, slug, label }) =>
        park.country === "US" && state === park.state ? [{ label, to: statePath(slug) }] : [],
      ),
      ...relatedSearches.flatMap(linkTo),
    ],
    isIndexed,
  };
}

const searchesByKind: Partial<Record<Category, string>> = {
  Guiding: "adventure-guide-jobs",
  Parks: "park-ranger-jobs",
  "Ski & Snow": "ski-instructor-jobs",
  Conservation: "conservation-jobs",
  "Wildland Fire": "wildland-firefighter-jobs",
  "Fisheries & Wildlife": "wildlife-biologist-jobs",
  "Forestry & Trails": "trail-crew-jobs",
  "Outdoor Education & Camps": "outdoor-educator-jobs",
  "Water & Rafting": "rafting-guide-jobs",
};

function searchesOf({ kinds }: ParkFigures): string[] {
  return [...kinds.flatMap(({ kind }) => searchesByKind[kind] ?? []).slice(0, 3), "jobs-with-housing"];
}

function linkTo(slug: string): Link[] {
  const search = findSearch(slug);
  return search ? [{ label: search.label, to: href("/search/:slug", search) }] : [];
}
