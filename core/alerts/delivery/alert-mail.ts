import { z } from "zod";

/** What a queued mail of an alert (kind "job-alert") is told: its jobs are read when it is written. */
export const alertMailData = z.object({
  alertId: z.uuid(),
  /** The rows of the listings that it names, newest first; several are one listing where employer and title agree. */
  jobIds: z.array(z.uuid()),
  /** How many listings were found in all. */
  total: z.number().int(),
});
export type AlertMailData = z.infer<typeof alertMailData>;
