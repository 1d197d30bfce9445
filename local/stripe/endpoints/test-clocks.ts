import type Stripe from "stripe";
import { ApiError } from "#local/stripe/api-error.ts";
import { advanceTestClock } from "#local/stripe/clock.ts";
import { newTestClock } from "#local/stripe/objects/test-clock.ts";
import { integer, refuseUnknown, text } from "#local/stripe/params.ts";
import type { Call, Endpoints } from "./call.ts";

export const testClockEndpoints: Endpoints = {
  "POST /v1/test_helpers/test_clocks": ({ account, params }) => {
    refuseUnknown(params, ["frozen_time", "name"]);
    const clock = newTestClock({
      created: account.time(),
      frozenTime: frozenTime(params),
      name: text(params, "name"),
    });
    return account.add(clock);
  },
  "GET /v1/test_helpers/test_clocks/:id": ({ account, id }) => account.get("test_helpers.test_clock", id),
  "POST /v1/test_helpers/test_clocks/:id/advance": ({ account, params, id, afterLastRetry }) => {
    refuseUnknown(params, ["frozen_time"]);
    const clock = account.get("test_helpers.test_clock", id);
    const target = frozenTime(params);
    advanceTestClock(account, clock, target, afterLastRetry);
    // Stripe also answers "advancing" first.
    const answer: Stripe.TestHelpers.TestClock = {
      ...clock,
      status: "advancing",
      status_details: { advancing: { target_frozen_time: target } },
    };
    return answer;
  },
};

function frozenTime(params: Call["params"]): number {
  const at = integer(params, "frozen_time");
  if (at === null)
    throw new ApiError(400, {
      code: "parameter_missing",
      message: "Missing required param: frozen_time.",
      param: "frozen_time",
    });
  return at;
}
