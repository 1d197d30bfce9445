import type Stripe from "stripe";
import { newId } from "./id.ts";

export function newTestClock(given: {
  created: number;
  frozenTime: number;
  name: string | null;
}): Stripe.TestHelpers.TestClock {
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId("clock"),
    object: "test_helpers.test_clock",
    created: given.created,
    deletes_after: given.created + 30 * 86_400,
    frozen_time: given.frozenTime,
    livemode: false,
    name: given.name,
    status: "ready",
    status_details: {},
  };
  return clock;
}
