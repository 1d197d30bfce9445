import { z } from "zod";

const line = z.string().trim().min(1);
const stateCode = z.string().regex(/^[A-Z]{2}$/, "must be a state's two letters");
const httpAddress = z.url({ protocol: /^https?$/ });
const siteName = " | Waymark";

/** We never print a figure without its source. */
const Statistic = z.strictObject({
  label: line.max(60),
  value: line.max(30),
  source: z.strictObject({ name: line, url: httpAddress.optional() }),
});
export type Statistic = z.infer<typeof Statistic>;

const page = {
  title: line.max(60 - siteName.length),
  metaDescription: line.min(50).max(155),
  h1: line,
  updated: z.iso.date(),
};

const landing = {
  ...page,
  label: line.max(40),
  intro: line.max(400),
};

export const SearchPage = z.strictObject({
  ...landing,
  order: z.int().positive(),
  group: z.literal("terms").optional(),
  /** Fields of the specification. `title_or_state` also matches jobs located in the state. */
  filters: z.strictObject({
    country_code: z.literal("US"),
    title: z.union([line, z.array(line).min(2)]).optional(),
    title_or_state: z.strictObject({ title: line, state: stateCode }).optional(),
    has_remote: z.literal(true).optional(),
    job_type: z.literal("Full-time").optional(),
    facts: z.array(line).min(1).optional(),
  }),
  statistics: z.array(Statistic).length(3),
  faqs: z.array(z.strictObject({ question: line, answer: line })).min(4),
  relatedSearches: z.array(line).min(3),
});
export type SearchPage = z.infer<typeof SearchPage>;

export const StatePage = z.strictObject({
  ...landing,
  state: stateCode,
  cities: z.array(line).default([]),
  statistics: z.array(Statistic).min(3).max(4),
  related: z.array(line.startsWith("/")).min(4),
});
export type StatePage = z.infer<typeof StatePage>;

export const Article = z.strictObject({ ...page, eyebrow: line.optional(), intro: line.optional() });
export type Article = z.infer<typeof Article>;

export const LegalPage = z.strictObject({ ...page, updated: z.literal("2025-01-01") });
export type LegalPage = z.infer<typeof LegalPage>;

export const BestCompanies = z.strictObject({
  ...Article.shape,
  companies: z
    .array(z.strictObject({ name: line, url: httpAddress, place: line, description: line }))
    .length(50),
  bonus: z.array(z.strictObject({ name: line, url: httpAddress, description: line })).min(3),
});
export type BestCompanies = z.infer<typeof BestCompanies>;

export const JobBoards = z.strictObject({
  ...Article.shape,
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
