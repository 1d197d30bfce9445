import Stripe from "stripe";
import { newId } from "./id.ts";

export type EventRequest = { id: string | null; idempotency_key: string | null };

export function newEvent(given: {
  created: number;
  type: Stripe.Event["type"];
  object: object;
  previous: object | null;
  request: EventRequest;
}): Stripe.EventBase {
  const event: Stripe.EventBase = {
    id: newId("evt"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: given.created,
    data: {
      object: snapshot(given.object),
      ...(given.previous && { previous_attributes: snapshot(given.previous) }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: given.request,
    type: given.type,
  };
  return event;
}

function snapshot(object: object): object {
  return JSON.parse(JSON.stringify(object));
}
