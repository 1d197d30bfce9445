import PostalMime, { decodeWords } from "postal-mime";

/** A mail as it came by SMTP, before it is read. */
export type Delivery = {
  /** Sorts by time of arrival. */
  id: string;
  receivedAt: Date;
  /** The envelope's recipients: they receive it, whatever the headers say. */
  to: string[];
  raw: Buffer;
};

export type Mail = Delivery & {
  subject: string;
  text: string | null;
  html: string | null;
  headers: MailHeader[];
  attachments: MailAttachment[];
};

export type MailHeader = { name: string; value: string };
export type MailAttachment = { name: string; type: string; bytes: number };

/** Throws when it is no mail that can be read. */
export async function readMail(delivery: Delivery): Promise<Mail> {
  const email = await PostalMime.parse(delivery.raw, { attachmentEncoding: "arraybuffer" });
  return {
    ...delivery,
    subject: email.subject ?? "",
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({
      name: originalKey,
      value: decodeWords(value),
    })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "unnamed",
      type: mimeType,
      bytes: Buffer.from(content as ArrayBuffer).byteLength,
    })),
  };
}

/** What programs are told of a mail; a header that stands several times is one value in several lines. */
export function mailAsJson({ id, to, subject, receivedAt, text, html, headers, attachments }: Mail) {
  const values: Record<string, string> = {};
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    values[key] = key in values ? `${values[key]}\n${value}` : value;
  }
  return {
    id,
    to: to.join(", "),
    subject,
    date: receivedAt.toISOString(),
    text,
    html,
    headers: values,
    attachments,
  };
}
