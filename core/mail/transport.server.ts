import { createTransport } from "nodemailer";
import { env } from "#core/env.server.ts";
import { site } from "#core/site.ts";

// Development re-evaluates this module after an edit; the connections live on.
const kept = globalThis as { waymarkMailer?: ReturnType<typeof openMailer> };

const patienceMs = 10_000;

/** One mailer a process, with a few connections to the one server; whether they are encrypted, SMTP_URL says. */
export function mailer() {
  kept.waymarkMailer ??= openMailer();
  return kept.waymarkMailer;
}

function openMailer() {
  return createTransport(
    {
      url: env.SMTP_URL,
      pool: true,
      maxConnections: 4,
      // A connection that breaks is not tried for ever: the task comes again.
      maxRequeues: 2,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: site.name, address: env.MAIL_FROM ?? site.email } },
  );
}
