import { z } from "zod";
import { text } from "#core/sources/boards/board-row.ts";

/** One item of an agency's feed; everything in it is text. */
export const Item = z.object({
  title: z.string().min(1),
  link: text,
  description: text,
  pubDate: text,
  "joblisting:jobId": z.string().min(1),
  "joblisting:advertiseFromDateUTC": text,
  "joblisting:advertiseToDateTimeUTC": text,
  "joblisting:minimumSalary": text,
  "joblisting:maximumSalary": text,
  "joblisting:salaryCurrency": text,
  "joblisting:salaryInterval": text,
  "joblisting:department": text,
  "joblisting:location": text,
  "joblisting:state": text,
  "joblisting:jobType": text,
  "joblisting:examplesofduties": text,
  "joblisting:qualifications": text,
  "joblisting:supplementalinformation": text,
});

/** An item, and the title of the feed that it stands in. */
export const Job = z.object({ channel: text, item: Item });

export type Job = z.infer<typeof Job>;
