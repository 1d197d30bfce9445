import { z } from "zod";

/** What a queued mail of an alert (kind "job-alert") is told: its jobs are read when it is written. */
export const alertMailData = z.object({
  alertId: z.uuid(),
  /** The jobs that it names, newest first. */
  jobIds: z.array(z.uuid()),
  /** How many jobs were found in all. */
  total: z.number().int(),
});
export type AlertMailData = z.infer<typeof alertMailData>;
