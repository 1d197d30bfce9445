import { z } from "zod";
import { text } from "#core/sources/boards/board-row.ts";

const longestLine = 1_000;
const line = z.string().max(longestLine).nullish().catch(null);

export const Item = z.object({
  title: z.string().min(1).max(longestLine),
  link: text,
  description: text,
  pubDate: line,
  "joblisting:jobId": z.string().min(1).max(longestLine),
  "joblisting:advertiseFromDateUTC": line,
  "joblisting:advertiseToDateTime": line,
  "joblisting:advertiseToDateTimeUTC": line,
  "joblisting:minimumSalary": line,
  "joblisting:maximumSalary": line,
  "joblisting:salaryCurrency": line,
  "joblisting:salaryInterval": line,
  "joblisting:department": line,
  "joblisting:location": line,
  "joblisting:state": line,
  "joblisting:jobType": line,
  "joblisting:examplesofduties": text,
  "joblisting:qualifications": text,
  "joblisting:supplementalinformation": text,
});

export type Item = z.infer<typeof Item>;

export const Job = z.object({ channel: line, timeZone: line, utcOffset: line, item: Item });

export type Job = z.infer<typeof Job>;
