import { z } from "zod";
import { listOf, text } from "#core/sources/boards/board-row.ts";

/** One line of a board's list. */
export const ListRow = z.object({
  title: z.string(),
  externalPath: z.string(),
  locationsText: text,
  postedOn: text,
});

export type ListRow = z.infer<typeof ListRow>;

/** A page of the list; later pages may say 0 of the total. */
export const ListPage = z.object({ total: z.number().catch(0), jobPostings: z.array(z.unknown()) });

const Country = z.object({ descriptor: text, alpha2Code: text }).nullish().catch(null);

const Detail = z.object({
  jobPostingInfo: z.object({
    title: text,
    jobDescription: text,
    location: text,
    additionalLocations: listOf(z.string()),
    startDate: text,
    endDate: text,
    timeType: text,
    remoteType: text,
    country: Country,
    jobRequisitionLocation: z.object({ country: Country }).nullish().catch(null),
    externalUrl: text,
  }),
});

/** A job as the client puts it together: its line, its page, and when both were read. */
export const Job = z.object({
  line: ListRow,
  detail: Detail,
  readAt: z.string(),
  /** Where its page for people is. */
  page: z.string(),
});

export type Job = z.infer<typeof Job>;
