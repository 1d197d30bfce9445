import type { Mail } from "#core/mail/delivery/render.ts";
import { suppress } from "#core/mail/suppression.ts";
import { site } from "#core/platform/site.ts";
import { mailer } from "./transport.server.ts";

/**
 * `refused` means that the server never accepts this address. Other failures throw without naming it.
 * `unsubscribeUrl` follows RFC 8058.
 */
export async function deliver({
  id,
  to,
  mail,
  headers = {},
  unsubscribeUrl,
}: {
  id: string;
  to: string;
  mail: Mail;
  headers?: Record<string, string>;
  unsubscribeUrl?: string;
}): Promise<"sent" | "refused"> {
  try {
    await mailer().sendMail({
      // The library would split a plain string into several addresses.
      to: { name: "", address: to },
      replyTo: mail.replyTo && {
        name: oneLine(mail.replyTo.name),
        address: oneLine(mail.replyTo.address),
      },
      subject: oneLine(mail.subject),
      html: mail.html,
      text: mail.text,
      messageId: `<${id}@${new URL(site.origin).hostname}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
        ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
      },
    });
    return "sent";
  } catch (error) {
    // The operator's own mailbox will be fixed, so messages to it are tried again.
    if (!refusesAddress(error) || to === site.email) throw unnamed(error);
    await suppress(to, "bounce");
    return "refused";
  }
}

/** Folded headers break the signature at some relays. */
function unsubscribeHeaders(url: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${new URL(url).href}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

function refusesAddress(error: unknown): boolean {
  return isAboutAddress(error) && ((error as SmtpError).responseCode ?? 0) >= 500;
}

/**
 * If only the recipient is at fault, the next email may go through. 421 means that the server closes; 530 and
 * x.7.x are about us.
 */
export function isAboutAddress(error: unknown): boolean {
  const { command, responseCode, response = "" } = error as SmtpError;
  if (command !== "RCPT TO" || !responseCode || responseCode === 421 || responseCode === 530) return false;
  return !/^\d{3}[ -][45]\.7\./.test(response);
}

/** The server's message names the address, which must not be logged. */
function unnamed(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, command, responseCode, response } = error as SmtpError;
  const facts = { code, command, responseCode, response: response && masked(response) };
  return Object.assign(new Error(masked(error.message)), facts);
}

function masked(text: string): string {
  return text.replace(/(?<![^\s<>,:;])[^\s<>,:;]+@[^\s<>,:;]+/g, "[masked]");
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
