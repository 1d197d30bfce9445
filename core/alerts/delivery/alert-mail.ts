import { z } from "zod";

export const alertMailData = z.object({
  alertId: z.uuid(),
  jobIds: z.array(z.uuid()),
  total: z.number().int(),
});
export type AlertMailData = z.infer<typeof alertMailData>;
