import type Stripe from "stripe";
import { z } from "zod";
import { normalizeEmail } from "#core/text/read-email.ts";

export type EventSubject = {
  email: string | null;
  stripeCustomerId: string | null;
  checkoutId: string | null;
};

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const order = z.object({ checkout_id: z.string() }).transform(({ checkout_id }) => checkout_id);

const places = {
  email: [
    ["customer_details", "email"],
    ["customer_email"],
    ["billing_details", "email"],
    ["receipt_email"],
    ["evidence", "customer_email_address"],
  ],
  order: [["metadata"], ["parent", "subscription_details", "metadata"]],
};

/** Reads whom an event of any type is about; what it does not name is null. */
export function readEventSubject({ data }: Pick<Stripe.Event, "data">): EventSubject {
  const at = (path: string[]) => valueAt(data.object, path);
  const email = places.email.map(at).find((value) => typeof value === "string" && value !== "");
  const orders = [at(["client_reference_id"]), ...places.order.map((path) => order.safeParse(at(path)).data)];
  return {
    email: normalizeEmail(email) || null,
    stripeCustomerId: reference.safeParse(at(["customer"])).data ?? null,
    checkoutId: orders.find((id) => z.uuid().safeParse(id).success)?.toString() ?? null,
  };
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || typeof value !== "object" || value === null)
    return name === undefined ? value : undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}
