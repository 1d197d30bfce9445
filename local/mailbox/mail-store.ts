import type { Folder } from "./folder.ts";
import { type Delivery, type Mail, readMail } from "./mail.ts";

type Waiter = { match: (mail: Mail) => boolean; take: (mail: Mail) => void };

export class MailStore {
  readonly #keep: number;
  readonly #folder: Folder | null;
  readonly #waiters = new Set<Waiter>();
  #mails: Mail[] = [];
  #received = 0;

  constructor(keep: number, folder: Folder | null) {
    this.#keep = keep;
    this.#folder = folder;
  }

  async restore() {
    for (const delivery of (await this.#folder?.read()) ?? []) this.#mails.unshift(await readMail(delivery));
    await this.#dropOldest();
  }

  all(): Mail[] {
    return [...this.#mails];
  }

  find(id: string): Mail | null {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  async add({ to, raw }: Pick<Delivery, "to" | "raw">) {
    const receivedAt = new Date();
    this.#received += 1;
    const id = `${receivedAt.getTime()}-${String(this.#received).padStart(6, "0")}`;
    const mail = await readMail({ id, receivedAt, to, raw });
    await this.#folder?.write(mail);
    this.#mails.unshift(mail);
    // Parsing times differ; the list stays in order of arrival.
    this.#mails.sort((a, b) => (a.id < b.id ? 1 : -1));
    for (const waiter of this.#waiters) if (waiter.match(mail)) waiter.take(mail);
    await this.#dropOldest();
  }

  async removeAll() {
    const removed = this.#mails;
    this.#mails = [];
    await Promise.all(removed.map(({ id }) => this.#folder?.remove(id)));
  }

  /** Resolves with the newest match, or the next one to arrive. */
  waitFor(match: (mail: Mail) => boolean, ms: number): Promise<Mail> {
    const found = this.#mails.find(match);
    if (found) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        match,
        take: (mail) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(mail);
        },
      };
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`No matching email came within ${ms} ms.`));
      }, ms);
      this.#waiters.add(waiter);
    });
  }

  async #dropOldest() {
    const dropped = this.#mails.splice(this.#keep);
    await Promise.all(dropped.map(({ id }) => this.#folder?.remove(id)));
  }
}
