import { listPage } from "#local/stripe/list.ts";
import { boolean, refuseUnknown, text, texts } from "#local/stripe/params.ts";
import type { Endpoints } from "./call.ts";

const keptSeconds = 30 * 86_400;

export const eventEndpoints: Endpoints = {
  "GET /v1/events/:id": ({ account, id }) => account.get("event", id),
  "GET /v1/events": ({ account, params, path }) => {
    refuseUnknown(params, [
      "type",
      "types",
      "created",
      "delivery_success",
      "limit",
      "starting_after",
      "ending_before",
    ]);
    const types = [
      ...texts(params, "types"),
      ...(text(params, "type") ? [String(text(params, "type"))] : []),
    ];
    const delivered = boolean(params, "delivery_success");
    const found = account
      .all("event")
      .filter(
        (event) =>
          event.created > account.time() - keptSeconds &&
          (types.length === 0 || types.some((type) => matches(event.type, type))) &&
          (delivered === null || (event.pending_webhooks === 0) === delivered),
      );
    return listPage(account, found, params, path);
  },
};

function matches(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
