/** What stands in the head of each kind of content file. Pure: the build checks every file against it. */
import { z } from "zod";

const line = z.string().trim().min(1);
const stateCode = z.string().regex(/^[A-Z]{2}$/, "must be a state's two letters");
const httpAddress = z.url({ protocol: /^https?$/ });
const siteName = " | Waymark";

/** One figure, with who published it and where: a figure without a source is not printed. */
const Statistic = z.strictObject({
  label: line.max(60),
  value: line.max(30),
  source: z.strictObject({ name: line, url: httpAddress.optional() }),
});
export type Statistic = z.infer<typeof Statistic>;

const page = {
  /** Shown in search results; with the site's name at most 60 characters. */
  title: line.max(60 - siteName.length),
  metaDescription: line.min(50).max(155),
  h1: line,
  /** The day on which a person last changed the text. */
  updated: z.iso.date(),
};

/** Where a search or state page is one of many: its name there, and a sentence or two on what it holds. */
const landing = {
  ...page,
  label: line.max(40),
  intro: line.max(400),
};

export const SearchPage = z.strictObject({
  ...landing,
  /** Its place among the searches, from 1; the footer names the first ten. */
  order: z.int().positive(),
  /** Where it is about what a job offers, in any kind of work. */
  group: z.literal("terms").optional(),
  /** The fields of the specification; `title_or_state` also takes a job whose place is in the state. */
  filters: z.strictObject({
    country_code: z.literal("US"),
    /** Words that titles contain, or several of which one is enough. */
    title: z.union([line, z.array(line).min(2)]).optional(),
    title_or_state: z.strictObject({ title: line, state: stateCode }).optional(),
    has_remote: z.literal(true).optional(),
    /** Ids of choices among the facts of jobs, such as "housing". */
    facts: z.array(line).min(1).optional(),
  }),
  statistics: z.array(Statistic).length(3),
  /** Answers are Markdown. */
  faqs: z.array(z.strictObject({ question: line, answer: line })).min(4),
  /** Slugs of other searches. */
  relatedSearches: z.array(line).min(3),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const StatePage = z.strictObject({
  ...landing,
  state: stateCode,
  /** Cities whose jobs count even where the source names no state. */
  cities: z.array(line).default([]),
  statistics: z.array(Statistic).min(3).max(4),
  /** Paths of search and state pages. */
  related: z.array(line.startsWith("/")).min(4),
});
export type StatePage = z.infer<typeof StatePage>;

export const Article = z.strictObject({ ...page, eyebrow: line.optional(), intro: line.optional() });
export type Article = z.infer<typeof Article>;

export const LegalPage = z.strictObject({ ...page, updated: z.literal("2025-01-01") });
export type LegalPage = z.infer<typeof LegalPage>;

export const BestCompanies = z.strictObject({
  ...Article.shape,
  /** In the order of their rank. */
  companies: z
    .array(z.strictObject({ name: line, url: httpAddress, place: line, description: line }))
    .length(50),
  bonus: z.array(z.strictObject({ name: line, url: httpAddress, description: line })).min(3),
});
export type BestCompanies = z.infer<typeof BestCompanies>;

export const JobBoards = z.strictObject({
  ...Article.shape,
  /** In the order of their rank; the first is "Our Top Pick". One without `url` is this site itself. */
  boards: z
    .array(
      z.strictObject({
        name: line,
        url: httpAddress.optional(),
        description: line,
        pros: z.array(line).min(2).max(4),
      }),
    )
    .length(20),
});
export type JobBoards = z.infer<typeof JobBoards>;

export const CompanyDirectory = z.strictObject({
  ...Article.shape,
  companies: z
    .array(z.strictObject({ name: line, place: line, country: line, careers: httpAddress }))
    .min(50),
});
export type CompanyDirectory = z.infer<typeof CompanyDirectory>;
