import type { DemoJob } from "#local/demo/demo-job.ts";
import type { DatedJob } from "#local/demo/redate.ts";
import { type Trouble, Troubles } from "#local/troubles.ts";
import { Quota } from "./quota.ts";

const manyIds = 300_000;

/** Makes the provider run out, slow down, fail, and report changed or expired jobs. */
export class ProviderControls {
  readonly quota = new Quota();
  readonly troubles = new Troubles();
  readonly #jobs: () => DatedJob<DemoJob>[];
  readonly #expired = new Set<string>();
  readonly #changed = new Set<string>();
  readonly #added: DatedJob<DemoJob>[] = [];
  #listsMany = false;
  requests = 0;

  constructor(jobs: () => DatedJob<DemoJob>[]) {
    this.#jobs = jobs;
  }

  setQuota(left: { requests?: number; jobs?: number }) {
    this.quota.set(left);
  }

  refill() {
    this.quota.refill();
  }

  /** Fails the next requests, or all until `recover`, optionally on one path. */
  fail(trouble: Trouble, scope: { next?: number; path?: string } = {}) {
    this.troubles.fail(trouble, scope);
  }

  slow(delayMs: number) {
    this.troubles.slow(delayMs);
  }

  recover() {
    this.troubles.recover();
  }

  /** Lists this job before all others. */
  add(job: DatedJob<DemoJob>) {
    this.#added.unshift(job);
  }

  /** Expires the newest job by default. Returns its id. */
  expire(id = this.#newest()): string {
    this.#expired.add(id);
    return id;
  }

  /** Adds a paragraph to the newest job by default. Returns its id. */
  change(id = this.#newest()): string {
    this.#changed.add(id);
    return id;
  }

  /** Adds 300,000 unknown ids to the list of expired jobs. */
  listManyExpired(listsMany: boolean) {
    this.#listsMany = listsMany;
  }

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

  listed(): DatedJob<DemoJob>[] {
    return [...this.#added, ...this.#jobs()]
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

function withNews(job: DatedJob<DemoJob>): DatedJob<DemoJob> {
  const news = "News of the employer: applications are read as they come in, so apply early.";
  return { ...job, description: [...job.description, { kind: "paragraph", text: news }] };
}
