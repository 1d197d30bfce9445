import { createTransport } from "nodemailer";
import { env } from "#core/platform/env.server.ts";
import { site } from "#core/platform/site.ts";

// Connections survive when development reloads this module.
const kept = globalThis as { waymarkMailer?: ReturnType<typeof openMailer> };

const patienceMs = 10_000;
/** A slow server may have accepted the email, so giving up too soon would send it twice. */
const longPatienceMs = 60_000;

export function mailer() {
  kept.waymarkMailer ??= openMailer();
  return kept.waymarkMailer;
}

function openMailer() {
  return createTransport(
    {
      url: env.SMTP_URL,
      pool: true,
      maxConnections: Math.max(4, env.ALERT_MAILS_AT_ONCE),
      // The task itself is retried later, so two tries are enough here.
      maxRequeues: 2,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: longPatienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      dkim: dkim(),
    },
    { from: { name: site.name, address: env.MAIL_FROM ?? site.email } },
  );
}

/** The library's default list lacks the header for one-click unsubscribing. */
const signedHeaders = [
  ...["From", "To", "Subject", "Date", "Message-ID", "Reply-To", "Auto-Submitted"],
  ...["MIME-Version", "Content-Type", "Content-Transfer-Encoding"],
  ...["List-Id", "List-Unsubscribe", "List-Unsubscribe-Post"],
];

function dkim() {
  if (!env.DKIM_DOMAIN || !env.DKIM_SELECTOR || !env.DKIM_PRIVATE_KEY) return undefined;
  return {
    domainName: env.DKIM_DOMAIN,
    keySelector: env.DKIM_SELECTOR,
    privateKey: env.DKIM_PRIVATE_KEY,
    headerFieldNames: signedHeaders.join(":"),
  };
}
