import type { DemoJob } from "#local/demo/demo-job.ts";
import type { Dated } from "#local/demo/redate.ts";
import { type Trouble, Troubles } from "#local/troubles.ts";
import { Quota } from "./quota.ts";

const manyIds = 300_000;

/** How the provider can be told to run out, slow down, fail, and report jobs as changed or expired. */
export class ProviderControls {
  readonly quota = new Quota();
  readonly troubles = new Troubles();
  readonly #jobs: () => Dated<DemoJob>[];
  readonly #expired = new Set<string>();
  readonly #changed = new Set<string>();
  #listsMany = false;
  /** Every request, refused ones too. */
  requests = 0;

  constructor(jobs: () => Dated<DemoJob>[]) {
    this.#jobs = jobs;
  }

  /** What is left of the month's quota; what is not named stays. */
  setQuota(left: { requests?: number; jobs?: number }) {
    this.quota.set(left);
  }

  refill() {
    this.quota.refill();
  }

  /** For the next so many requests, or until `recover`; on one path, or on all. */
  fail(trouble: Trouble, scope: { next?: number; path?: string } = {}) {
    this.troubles.fail(trouble, scope);
  }

  slow(delayMs: number) {
    this.troubles.slow(delayMs);
  }

  /** Answers rightly and at once again; the quota and the lists stay. */
  recover() {
    this.troubles.recover();
  }

  /** Takes a job out of the lists and reports it as expired: the newest, if none is named. Returns its id. */
  expire(id = this.#newest()): string {
    this.#expired.add(id);
    return id;
  }

  /** Shows a job with a further paragraph and reports it as changed: the newest, if none is named. Returns its id. */
  change(id = this.#newest()): string {
    this.#changed.add(id);
    return id;
  }

  /** Whether the list of expired ids has 300,000 more, all of them unknown. */
  listManyExpired(listsMany: boolean) {
    this.#listsMany = listsMany;
  }

  /** Nothing is changed, nothing expired. */
  clearLists() {
    this.#expired.clear();
    this.#changed.clear();
    this.#listsMany = false;
  }

  expiredIds(): string[] {
    const unknown = this.#listsMany
      ? Array.from({ length: manyIds }, (_, i) => String(90_000_000_000 + i))
      : [];
    return [...unknown, ...this.#expired];
  }

  isChanged(id: string): boolean {
    return this.#changed.has(id);
  }

  /** What is listed now, newest first. */
  listed(): Dated<DemoJob>[] {
    return this.#jobs()
      .filter(({ id }) => !this.#expired.has(id))
      .map((job) => (this.#changed.has(job.id) ? withNews(job) : job));
  }

  get state() {
    return {
      ...this.quota.left,
      ...this.troubles.current,
      requestsSeen: this.requests,
      expired: [...this.#expired],
      changed: [...this.#changed],
      listsManyExpired: this.#listsMany,
    };
  }

  #newest(): string {
    const [job] = this.listed().filter(({ id }) => !this.#changed.has(id));
    if (!job) throw new Error("No posting is left.");
    return job.id;
  }
}

function withNews(job: Dated<DemoJob>): Dated<DemoJob> {
  const news = "News of the employer: applications are read as they come in, so apply early.";
  return { ...job, description: [...job.description, { kind: "paragraph", text: news }] };
}
