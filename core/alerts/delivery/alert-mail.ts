import { z } from "zod";

/** A queued alert email stores ids; the jobs are read when the email is written. */
export const alertMailData = z.object({
  alertId: z.uuid(),
  jobIds: z.array(z.uuid()),
  total: z.number().int(),
});
export type AlertMailData = z.infer<typeof alertMailData>;
