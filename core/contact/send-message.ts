export type ContactField = "name" | "email" | "subject" | "message";

export type SentMessage =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: Partial<Record<ContactField, string>>; error: string }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/** Keeps a message to us and has it mailed to the operator. `error` is the first of the errors. */
export async function sendMessage(
  _fields: Record<string, unknown>,
  _clientAddress: string,
  _now = new Date(),
): Promise<SentMessage> {
  throw new Error("not written yet");
}
