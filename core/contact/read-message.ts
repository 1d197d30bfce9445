import { z } from "zod";
import { readEmail } from "#core/text/read-email.ts";
import { tidyLine, tidyText } from "#core/text/tidy.ts";

export type ContactField = "name" | "email" | "subject" | "message";
export type Message = Record<ContactField, string>;
export type ContactErrors = Partial<Message>;

/** Characters. */
const longest = { name: 100, email: 255, subject: 200, message: 2000 };

const typed = z.string().catch("");

export const messageSchema = z.object({
  name: text("name", "Name", tidyLine),
  email: typed
    .transform((address) => address.trim())
    .pipe(z.string().max(longest.email, tooLong("email", "Email")))
    .transform((address, context) => {
      const email = readEmail(address);
      if (email === null) context.addIssue("Invalid email address");
      return email ?? z.NEVER;
    }),
  subject: text("subject", "Subject", tidyLine),
  message: text("message", "Message", tidyText),
});

export type ReadMessage =
  | { ok: true; message: Message }
  | { ok: false; errors: ContactErrors /** The first of them. */; error: string };

/** Trims the fields and removes invisible characters. */
export function readMessage(given: Record<string, unknown>): ReadMessage {
  const read = messageSchema.safeParse(given);
  if (read.success) return { ok: true, message: read.data };
  const errors: ContactErrors = {};
  for (const { path, message } of read.error.issues) errors[path[0] as ContactField] ??= message;
  return { ok: false, errors, error: Object.values(errors)[0] ?? "" };
}

function text(field: ContactField, name: string, tidy: (text: string) => string) {
  const tidied = z.string().min(1, `${name} is required`).max(longest[field], tooLong(field, name));
  return typed.transform(tidy).pipe(tidied);
}

function tooLong(field: ContactField, name: string): string {
  return `${name} must be less than ${longest[field]} characters`;
}
