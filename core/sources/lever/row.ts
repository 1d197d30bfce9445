import { z } from "zod";
import { amount, listOf, text } from "#core/sources/boards/board-row.ts";

export const Job = z.object({
  id: z.string().min(1),
  text: z.string(),
  categories: z
    .object({ commitment: text, location: text, allLocations: listOf(z.string()) })
    .nullish()
    .catch(null),
  country: text,
  workplaceType: text,
  createdAt: amount,
  description: text,
  descriptionPlain: text,
  lists: listOf(z.object({ text, content: text })),
  additional: text,
  salaryRange: z.object({ currency: text, interval: text, min: amount, max: amount }).nullish().catch(null),
  salaryDescription: text,
  hostedUrl: text,
  applyUrl: text,
});

export type Job = z.infer<typeof Job>;
