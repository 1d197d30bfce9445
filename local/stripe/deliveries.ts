import Stripe from "stripe";

/** `fail` is reported to the sender and retried; `drop` never arrives. */
export type DeliveryMode = "deliver" | "duplicate" | "twin" | "delay" | "fail" | "drop";

type Webhook = { url: string; secret: string };

const signer = new Stripe("sk_test_signer");

/** Sends events in order; a retry does not delay the others. */
export class Deliveries {
  fate: (event: Stripe.EventBase) => DeliveryMode = () => "deliver";
  /** Milliseconds before each retry, and the length of a `delay`. */
  retryMs = [1000, 5000, 30_000, 300_000];
  delayMs = 500;
  readonly #webhook: Webhook;
  readonly #twinOf: (event: Stripe.EventBase) => Stripe.EventBase;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stopping = new AbortController();
  #held: Stripe.EventBase[] | null = null;
  #queue: Promise<void> = Promise.resolve();

  constructor(webhook: Webhook, twinOf: (event: Stripe.EventBase) => Stripe.EventBase) {
    this.#webhook = webhook;
    this.#twinOf = twinOf;
  }

  send(event: Stripe.EventBase) {
    if (this.#held) {
      this.#held.push(event);
      return;
    }
    const fate = this.fate(event);
    if (fate === "drop") return;
    if (fate === "delay") this.#later(this.delayMs, () => this.#enqueue(event, 0));
    else if (fate === "fail") this.#retry(event, 0);
    else this.#enqueue(event, 0);
    if (fate === "duplicate") this.#enqueue(event, 0);
    if (fate === "twin") this.#enqueue(this.#twinOf(event), 0);
  }

  /** Holds events back for release in another order. */
  hold() {
    this.#held ??= [];
  }

  release(reorder: (events: Stripe.EventBase[]) => Stripe.EventBase[] = (events) => events) {
    const events = this.#held ?? [];
    this.#held = null;
    for (const event of reorder(events)) this.send(event);
  }

  /** Resolves when nothing is on its way, ignoring retries and held events. */
  async settled() {
    let seen: Promise<void>;
    do {
      seen = this.#queue;
      await seen;
    } while (seen !== this.#queue);
  }

  async close() {
    this.#stopping.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.settled();
  }

  #enqueue(event: Stripe.EventBase, attempt: number) {
    this.#queue = this.#queue.then(async () => {
      if (this.#stopping.signal.aborted) return;
      if (await this.#post(event)) event.pending_webhooks = 0;
      else this.#retry(event, attempt);
    });
  }

  #retry(event: Stripe.EventBase, attempt: number) {
    const wait = this.retryMs[attempt];
    if (wait !== undefined) this.#later(wait, () => this.#enqueue(event, attempt + 1));
  }

  #later(ms: number, work: () => void) {
    if (this.#stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms).unref();
    this.#timers.add(timer);
  }

  /** Signs with the real time, because receivers check it against their own clock. */
  async #post(event: Stripe.EventBase): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2);
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret: this.#webhook.secret });
    try {
      const response = await fetch(this.#webhook.url, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(10_000)]),
      });
      await response.body?.cancel();
      return response.status >= 200 && response.status < 300;
    } catch {
      return false;
    }
  }
}
