import { reasonOf, refusalIn } from "#app/components/forms/use-form.ts";
import { checkoutLimited } from "#app/sentences/checkout.ts";

/** Says the end of a limit in the reader's own time. */
export function checkoutRefusal(error: unknown, otherwise: string): string {
  const retryAt = (refusalIn(error) as { retryAt?: string } | null)?.retryAt;
  if (!retryAt) return reasonOf(error, otherwise);
  const time = new Date(retryAt).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  return checkoutLimited(`at ${time}`);
}
