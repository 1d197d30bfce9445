import type { Account } from "#local/stripe/account.ts";
import type { Form } from "#local/stripe/form-body.ts";
import type { AfterLastRetry } from "#local/stripe/subscription-life.ts";

export type Call = {
  account: Account;
  params: Form;
  id: string;
  path: string;
  afterLastRetry: AfterLastRetry;
};

export type Endpoints = Record<string, (call: Call) => object>;
