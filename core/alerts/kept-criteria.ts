import { z } from "zod";

/** The criteria of an alert as they were kept; another release may have written them. */
export const keptCriteria = z.object({
  title: z.string().optional(),
  location: z.string().optional(),
  state: z.string().optional(),
  city: z.string().optional(),
  remote: z.literal(true).optional(),
});
