import type { Mail } from "#core/mail/render.ts";
import { site } from "#core/site.ts";
import { suppress } from "./suppression.ts";
import { mailer } from "./transport.server.ts";

/**
 * Hands a mail to the mail server. `refused` where that says for good that the address takes none: it is remembered, and
 * nothing more is to be tried. Any other failure throws, without the address, and may pass. `id` makes the Message-ID; `unsubscribeUrl` is where
 * one POST ends mails of this kind (RFC 8058).
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
      // An object: of a string, the library would read several addresses.
      to: { name: "", address: to },
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
    if (!refusesAddress(error)) throw unnamed(error);
    await suppress(to, "bounce");
    return "refused";
  }
}

/** On one line each: folded, some relays break the signature over it. */
function unsubscribeHeaders(url: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${new URL(url).href}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}

/** Whether the server wants no mail to this address for good. 5.7.x and 530 are about us, and can be mended. */
function refusesAddress(error: unknown): boolean {
  const {
    command,
    responseCode = 0,
    response = "",
  } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  if (command !== "RCPT TO" || responseCode < 500 || responseCode === 530) return false;
  return !/^\d{3}[ -]5\.7\./.test(response);
}

/** What the server says names the address, which is for no log. */
function unnamed(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const said = error.message.replace(/[^\s<>,:;]+@[^\s<>,:;]+/g, "[masked]");
  return Object.assign(new Error(said), { code, command, responseCode });
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
