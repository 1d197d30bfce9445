import type { Account } from "./account.ts";
import { ApiError } from "./api-error.ts";

type Json = { [name: string]: unknown };

export function expand(account: Account, object: object, paths: string[]): Json {
  const copy = toWire(object);
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > 4) throw cannotExpand(path);
    expandAt(account, copy, steps, path);
  }
  return copy;
}

function expandAt(account: Account, at: Json, steps: string[], path: string) {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  if (at.object === "checkout.session" && step === "line_items" && at.line_items === undefined)
    at.line_items = lineItems(account, String(at.id));
  const value = at[step];
  if (value === undefined) throw cannotExpand(path);
  if (typeof value === "string") {
    const named = account.named(value);
    if (!named) throw cannotExpand(path);
    at[step] = toWire(named);
  }
  const there = at[step];
  for (const next of Array.isArray(there) ? there : [there])
    if (next && typeof next === "object") expandAt(account, next as Json, rest, path);
}

export function lineItems(account: Account, session: string) {
  const data = account.state.baskets[session]?.lineItems ?? [];
  return {
    object: "list",
    data: data.map(toWire),
    has_more: false,
    url: `/v1/checkout/sessions/${session}/line_items`,
  };
}

function toWire(object: object): Json {
  return JSON.parse(JSON.stringify(object));
}

function cannotExpand(path: string) {
  return new ApiError(400, { message: `This property cannot be expanded (${path}).`, param: "expand" });
}
