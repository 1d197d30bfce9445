import { reasonOf } from "#app/components/forms/use-form.ts";
import { checkoutLimited } from "#app/sentences/checkout.ts";

/** Says the end of a limit in the reader's own time. */
export function checkoutRefusal(error: unknown, otherwise: string): string {
  const { retryAfter } = error as { retryAfter?: number };
  if (!retryAfter) return reasonOf(error, otherwise);
  return checkoutLimited(`at ${minuteAfter(retryAfter).toLocaleTimeString("en-US", time)}`);
}

const time = { hour: "numeric", minute: "2-digit" } as const;

/** Rounded up, so the time is late enough. */
function minuteAfter(seconds: number): Date {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000);
}
