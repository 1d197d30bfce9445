import type Stripe from "stripe";
import { missing } from "#local/stripe/api-error.ts";
import { addCustomer } from "#local/stripe/checkout.ts";
import { listPage } from "#local/stripe/list.ts";
import { metadata, refuseUnknown, text } from "#local/stripe/params.ts";
import { endSubscription } from "#local/stripe/subscription-life.ts";
import type { Endpoints } from "./call.ts";

export const customerEndpoints: Endpoints = {
  "POST /v1/customers": ({ account, params }) => {
    refuseUnknown(params, ["email", "name", "metadata", "test_clock"]);
    const testClock = text(params, "test_clock");
    if (testClock) account.get("test_helpers.test_clock", testClock, "test_clock");
    const [email, name] = [text(params, "email"), text(params, "name")];
    return addCustomer(account, { email, name, metadata: metadata(params), testClock });
  },
  "GET /v1/customers": ({ account, params, path }) => {
    const email = text(params, "email");
    const found = account.all("customer").filter((customer) => email === null || customer.email === email);
    return listPage(account, found, params, path);
  },
  "GET /v1/customers/:id": ({ account, id }) =>
    account.state.deletedCustomers.includes(id) ? deleted(id) : account.get("customer", id),
  "POST /v1/customers/:id": ({ account, params, id }) => {
    refuseUnknown(params, ["email", "name", "metadata"]);
    const customer = account.get("customer", id);
    const changes = {
      metadata: metadata(params, customer.metadata),
      ...(params.email !== undefined && { email: text(params, "email") }),
      ...(params.name !== undefined && { name: text(params, "name") }),
    };
    account.change(customer, changes, "customer.updated", account.time(customer.test_clock));
    return customer;
  },
  "DELETE /v1/customers/:id": ({ account, id }) => {
    const customer = account.find("customer", id);
    if (!customer) throw missing("customer", id);
    for (const subscription of account.all("subscription"))
      if (subscription.customer === id && subscription.ended_at === null)
        endSubscription(account, subscription, account.time(customer.test_clock));
    account.state.deletedCustomers.push(id);
    account.emit("customer.deleted", customer, account.time());
    delete account.state.objects[id];
    return deleted(id);
  },
};

function deleted(id: string): Stripe.DeletedCustomer {
  return { id, object: "customer", deleted: true };
}
