import { z } from "zod";
import { amount, flag, listOf, text } from "#core/sources/boards/board-row.ts";

const Address = z
  .object({
    postalAddress: z
      .object({ addressLocality: text, addressRegion: text, addressCountry: text })
      .nullish()
      .catch(null),
  })
  .nullish()
  .catch(null);

const components = listOf(
  z.object({
    compensationType: text,
    interval: text,
    currencyCode: text,
    minValue: amount,
    maxValue: amount,
  }),
);

export const Job = z.object({
  id: z.string().min(1),
  title: z.string(),
  employmentType: text,
  location: text,
  address: Address,
  secondaryLocations: listOf(z.object({ location: text, address: Address })),
  publishedAt: text,
  isListed: flag,
  isRemote: flag,
  workplaceType: text,
  jobUrl: text,
  applyUrl: text,
  descriptionHtml: text,
  descriptionPlain: text,
  shouldDisplayCompensationOnJobPostings: flag,
  compensation: z
    .object({ compensationTiers: listOf(z.object({ components })), summaryComponents: components })
    .nullish()
    .catch(null),
});

export type Job = z.infer<typeof Job>;
