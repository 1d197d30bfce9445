import { z } from "zod";
import { amount, listOf, text } from "#core/sources/boards/board-row.ts";

const texts = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .catch(null);

export const Job = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  title: z.string(),
  absolute_url: text,
  location: z.object({ name: text }).nullish().catch(null),
  offices: listOf(z.object({ name: text, location: text })),
  metadata: listOf(z.object({ name: text, value: texts })),
  first_published: text,
  updated_at: text,
  application_deadline: text,
  content: text,
  pay_input_ranges: listOf(
    z.object({ min_cents: amount, max_cents: amount, currency_type: text, title: text, blurb: text }),
  ),
});

export type Job = z.infer<typeof Job>;
