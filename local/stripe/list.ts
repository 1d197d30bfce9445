import type Stripe from "stripe";
import type { Account } from "./account.ts";
import { ApiError, missing } from "./api-error.ts";
import { expand } from "./expand.ts";
import type { Form } from "./form-body.ts";
import { form, integer, text, texts } from "./params.ts";

export function listPage(
  account: Account,
  objects: { id: string; created?: number }[],
  params: Form,
  url: string,
): Stripe.ApiList<object> {
  const limit = integer(params, "limit") ?? 10;
  if (limit < 1 || limit > 100)
    throw new ApiError(400, { message: "limit must be between 1 and 100", param: "limit" });
  const inRange = objects.filter((object) => createdMatches(params, object.created ?? 0));
  const after = text(params, "starting_after");
  const before = text(params, "ending_before");
  let rest = inRange;
  if (after) rest = rest.slice(placeOf(rest, after, "starting_after") + 1);
  if (before) rest = rest.slice(0, placeOf(rest, before, "ending_before"));
  const page = before && !after ? rest.slice(-limit) : rest.slice(0, limit);
  const paths = texts(params, "expand").map((path) => path.replace(/^data\./, ""));
  return {
    object: "list",
    data: page.map((object) => expand(account, object, paths)),
    has_more: rest.length > page.length,
    url,
  };
}

function placeOf(objects: { id: string }[], id: string, param: string): number {
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw missing("object", id, param);
  return place;
}

function createdMatches(params: Form, created: number): boolean {
  if (params.created === undefined) return true;
  if (typeof params.created === "string") return created === integer(params, "created");
  const range = form(params, "created");
  const bound = (name: string, otherwise: number) => integer(range, name) ?? otherwise;
  return (
    created > bound("gt", -1) &&
    created >= bound("gte", 0) &&
    created < bound("lt", Number.POSITIVE_INFINITY) &&
    created <= bound("lte", Number.POSITIVE_INFINITY)
  );
}
