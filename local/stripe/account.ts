import type Stripe from "stripe";
import { missing } from "./api-error.ts";
import type { CardBehaviour } from "./cards.ts";
import { type EventRequest, newEvent } from "./objects/event.ts";

type Stored =
  | Stripe.BillingPortal.Session
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Customer
  | Stripe.Dispute
  | Stripe.EventBase
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.PaymentIntent
  | Stripe.Price
  | Stripe.Product
  | Stripe.Refund
  | Stripe.Subscription
  | Stripe.TestHelpers.TestClock;

export type Kind = Stored["object"];
type Of<K extends Kind> = Extract<Stored, { object: K }>;

export type Basket = {
  lineItems: Stripe.LineItem[];
  /** For the resulting subscription or payment intent. */
  innerMetadata: Record<string, string>;
};

export type State = {
  objects: Record<string, Stored>;
  baskets: Record<string, Basket>;
  cards: Record<string, CardBehaviour>;
  deletedCustomers: string[];
};

export const emptyState: State = { objects: {}, baskets: {}, cards: {}, deletedCustomers: [] };

const noRequest: EventRequest = { id: null, idempotency_key: null };

export class Account {
  readonly state: State;
  readonly publicUrl: string;
  /** The current API call, named in its events. */
  request = noRequest;
  readonly #now: () => Date;
  readonly #tell: (event: Stripe.EventBase) => void;

  constructor(given: {
    state: State;
    publicUrl: string;
    now: () => Date;
    tell: (event: Stripe.EventBase) => void;
  }) {
    this.state = given.state;
    this.publicUrl = given.publicUrl;
    this.#now = given.now;
    this.#tell = given.tell;
  }

  /** Seconds, from the test clock if there is one. */
  time(testClock: Stripe.Customer["test_clock"] = null): number {
    const clock = testClock && this.find("test_helpers.test_clock", String(testClock));
    return clock ? clock.frozen_time : Math.floor(this.#now().getTime() / 1000);
  }

  add<T extends Stored>(object: T): T {
    this.state.objects[object.id] = object;
    return object;
  }

  named(id: string): Stored | undefined {
    return Object.hasOwn(this.state.objects, id) ? this.state.objects[id] : undefined;
  }

  find<K extends Kind>(kind: K, id: string): Of<K> | null {
    const found = this.named(id);
    return found?.object === kind ? (found as Of<K>) : null;
  }

  get<K extends Kind>(kind: K, id: string, param?: string): Of<K> {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  all<K extends Kind>(kind: K): Of<K>[] {
    return Object.values(this.state.objects)
      .filter((object): object is Of<K> => object.object === kind)
      .reverse();
  }

  change<T extends Stored>(object: T, changes: Partial<T>, type: Stripe.Event["type"], created: number) {
    const previous: Partial<T> = {};
    for (const name of Object.keys(changes) as (keyof T)[]) previous[name] = object[name];
    Object.assign(object, changes);
    this.emit(type, object, created, type.endsWith(".updated") ? previous : null);
  }

  emit(type: Stripe.Event["type"], object: Stored, created: number, previous: object | null = null) {
    const event = newEvent({ created, type, object, previous, request: this.request });
    this.add(event);
    this.#tell(event);
  }

  during<T>(request: EventRequest, work: () => T): T {
    this.request = request;
    try {
      return work();
    } finally {
      this.request = noRequest;
    }
  }
}
