import { ApiError } from "#local/stripe/api-error.ts";
import { listPage } from "#local/stripe/list.ts";
import { type Interval, newPrice } from "#local/stripe/objects/price.ts";
import { newProduct } from "#local/stripe/objects/product.ts";
import { boolean, form, integer, oneOf, refuseUnknown, required, text, texts } from "#local/stripe/params.ts";
import type { Call, Endpoints } from "./call.ts";

export const catalogueEndpoints: Endpoints = {
  "GET /v1/prices": ({ account, params, path }) => {
    const keys = texts(params, "lookup_keys");
    const [active, product] = [boolean(params, "active"), text(params, "product")];
    const found = account
      .all("price")
      .filter(
        (price) =>
          (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          (active === null || price.active === active) &&
          (product === null || price.product === product),
      );
    return listPage(account, found, params, path);
  },
  "GET /v1/prices/:id": ({ account, id }) => account.get("price", id),
  "POST /v1/prices": createPrice,
  "GET /v1/products": ({ account, params, path }) => listPage(account, account.all("product"), params, path),
  "GET /v1/products/:id": ({ account, id }) => account.get("product", id),
  "POST /v1/products": ({ account, params }) => {
    refuseUnknown(params, ["id", "name", "description"]);
    const id = text(params, "id") ?? undefined;
    if (id && account.find("product", id))
      throw new ApiError(400, {
        code: "resource_already_exists",
        message: "Product already exists.",
        param: "id",
      });
    const [name, description] = [required(params, "name"), text(params, "description")];
    return account.add(newProduct({ id, created: account.time(), name, description }));
  },
};

function createPrice({ account, params }: Call) {
  refuseUnknown(params, [
    "currency",
    "unit_amount",
    "product",
    "lookup_key",
    "transfer_lookup_key",
    "recurring",
  ]);
  const lookupKey = text(params, "lookup_key");
  const holder =
    lookupKey === null ? undefined : account.all("price").find((price) => price.lookup_key === lookupKey);
  if (holder && boolean(params, "transfer_lookup_key") !== true)
    throw new ApiError(400, {
      message: `A price (\`${holder.id}\`) already uses that lookup key.`,
      param: "lookup_key",
    });
  if (holder) holder.lookup_key = null;
  const recurring = form(params, "recurring");
  const interval: Interval | null = recurring.interval
    ? oneOf(recurring, "interval", ["day", "week", "month", "year"] as const)
    : null;
  const id = `price_${lookupKey}`;
  return account.add(
    newPrice({
      id: lookupKey && !account.named(id) ? id : undefined,
      created: account.time(),
      product: account.get("product", required(params, "product"), "product").id,
      lookupKey,
      unitAmount: integer(params, "unit_amount") ?? 0,
      currency: required(params, "currency"),
      interval,
    }),
  );
}
