import type { Account } from "#local/stripe/account.ts";
import type { Form } from "#local/stripe/form-body.ts";
import type { AfterLastRetry } from "#local/stripe/subscription-life.ts";

/** One call of the API, let in and read. */
export type Call = {
  account: Account;
  params: Form;
  id: string;
  path: string;
  afterLastRetry: AfterLastRetry;
};

/** By method and path; the answer is an object of the account or a list page. */
export type Endpoints = Record<string, (call: Call) => object>;
