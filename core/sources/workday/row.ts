import { z } from "zod";
import { listOf, text } from "#core/sources/boards/board-row.ts";

export const ListRow = z.object({
  title: z.string(),
  externalPath: z.string(),
  locationsText: text,
  postedOn: text,
});

export type ListRow = z.infer<typeof ListRow>;

/** Later pages may report a total of 0. */
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

export const Job = z.object({
  line: ListRow,
  detail: Detail,
  readAt: z.string(),
  page: z.string(),
});

export type Job = z.infer<typeof Job>;
