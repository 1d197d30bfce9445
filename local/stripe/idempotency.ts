import { createHash } from "node:crypto";
import { dayMs } from "#local/time.ts";
import { ApiError } from "./api-error.ts";

type Answer = { status: number; body: string };

const lifeMs = dayMs;

export class Idempotency {
  readonly #answers = new Map<string, { call: string; at: number; answer: Answer }>();

  find(key: string, call: string, now: number): Answer | null {
    const kept = this.#answers.get(key);
    if (!kept || now - kept.at > lifeMs) return null;
    if (kept.call === digest(call)) return kept.answer;
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }

  /** Calls refused before they began leave the key free. */
  keep(key: string, call: string, answer: Answer, now: number) {
    if (answer.status === 200 || answer.status === 402 || answer.status >= 500)
      this.#answers.set(key, { call: digest(call), at: now, answer });
  }
}

function digest(call: string): string {
  return createHash("sha256").update(call).digest("hex");
}
