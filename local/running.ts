import type { ApplicantTracking } from "./applicant-tracking/server.ts";
import type { JobPages } from "./job-pages/server.ts";
import type { JobsProvider } from "./jobs-provider/server.ts";
import type { Mailbox } from "./mailbox/mailbox.ts";
import type { LocalStripe } from "./stripe/server.ts";

export type Running = {
  mailbox: Mailbox | null;
  stripe: LocalStripe | null;
  provider: JobsProvider | null;
  tracking: ApplicantTracking | null;
  jobPages: JobPages | null;
};
