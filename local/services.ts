import { randomBytes } from "node:crypto";
import type { BoardControls } from "./applicant-tracking/controls.ts";
import { startApplicantTracking } from "./applicant-tracking/server.ts";
import { startFront } from "./front.ts";
import type { PageControls } from "./job-pages/controls.ts";
import { startJobPages } from "./job-pages/server.ts";
import type { ProviderControls } from "./jobs-provider/controls.ts";
import { startJobsProvider } from "./jobs-provider/server.ts";
import { type Mailbox, startMailbox } from "./mailbox/mailbox.ts";
import { type LocalStripe, startStripe } from "./stripe/server.ts";

/** Without a folder or file, what services received is lost when they stop. */
export type ServiceOptions = {
  jobs?: boolean;
  mail?: { folder?: string };
  payments?: { file?: string; now?: () => Date };
  product: { origin: string; port: number };
};

export type LocalServices = {
  env: Record<string, string>;
  summary: string[];
  mailbox: Mailbox | null;
  stripe: LocalStripe | null;
  jobs: ProviderControls | null;
  boards: BoardControls | null;
  pages: PageControls | null;
  close(): Promise<void>;
};

export async function startLocalServices(wanted: ServiceOptions): Promise<LocalServices> {
  const { origin } = wanted.product;
  const provider = wanted.jobs ? await startJobsProvider() : null;
  const tracking = wanted.jobs ? await startApplicantTracking() : null;
  const jobPages = wanted.jobs ? await startJobPages() : null;
  const mailbox = wanted.mail ? await startMailbox(wanted.mail) : null;
  const payments = wanted.payments ? await startPayments(wanted.payments, wanted.product) : null;
  const stripe = payments?.stripe ?? null;
  const front = await startFront({ mailbox, stripe, provider, tracking, jobPages });
  const parts = [provider, tracking, jobPages, mailbox, stripe, front].filter((part) => part !== null);
  return {
    env: {
      ...(provider && {
        ACTIVE_JOBS_DB_URL: provider.url,
        ACTIVE_JOBS_DB_KEY: "demonstration",
        DEMO_SOURCES: "active-jobs-db,greenhouse,lever,ashby,workday,neogov",
        ...tracking?.env,
        ...jobPages?.env,
      }),
      ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
      ...payments?.env,
      LOCAL_SERVICES_URL: front.url,
    },
    summary: [
      provider &&
        `Jobs: demonstration jobs until a real source brings some; change quota and faults at ${origin}/local/jobs-provider`,
      mailbox && `Email: nothing leaves this machine; read it at ${origin}/local/mailbox`,
      stripe && "Payments: no money moves; the test card 4242 4242 4242 4242 always pays",
    ].filter((line) => line !== null),
    mailbox,
    stripe,
    jobs: provider?.controls ?? null,
    boards: tracking?.controls ?? null,
    pages: jobPages?.controls ?? null,
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}

async function startPayments(
  given: NonNullable<ServiceOptions["payments"]>,
  { origin, port }: ServiceOptions["product"],
) {
  const secret = `whsec_${randomBytes(24).toString("hex")}`;
  const stripe = await startStripe({
    ...given,
    webhook: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret },
    publicUrl: `${origin}/local/stripe`,
  });
  const env = {
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: secret,
  };
  return { stripe, env };
}
