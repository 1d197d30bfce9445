import PostalMime, { decodeWords } from "postal-mime";

/** An email before parsing. */
export type Delivery = {
  id: string;
  receivedAt: Date;
  /** Recipients of the envelope, which decide over the headers. */
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

/** A repeated header becomes one value with several lines. */
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
