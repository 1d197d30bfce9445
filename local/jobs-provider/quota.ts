const monthly = 20_000;

export class Quota {
  #jobs = monthly;
  #requests = monthly;

  get left(): { requests: number; jobs: number } {
    return { requests: this.#requests, jobs: this.#jobs };
  }

  set({ requests = this.#requests, jobs = this.#jobs }: { requests?: number; jobs?: number }): void {
    this.#requests = requests;
    this.#jobs = jobs;
  }

  refill(): void {
    this.set({ requests: monthly, jobs: monthly });
  }

  /** Returns null while neither is used up. */
  spentCounter(): "Requests" | "Jobs" | null {
    if (this.#requests <= 0) return "Requests";
    return this.#jobs <= 0 ? "Jobs" : null;
  }

  spend(jobs: number): void {
    this.#requests = Math.max(0, this.#requests - 1);
    this.#jobs = Math.max(0, this.#jobs - jobs);
  }

  headers(now: Date): Record<string, string> {
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const reset = String(Math.ceil((nextMonth - now.getTime()) / 1000));
    return {
      "x-ratelimit-jobs-limit": String(monthly),
      "x-ratelimit-jobs-remaining": String(this.#jobs),
      "x-ratelimit-jobs-reset": reset,
      "x-ratelimit-requests-limit": String(monthly),
      "x-ratelimit-requests-remaining": String(this.#requests),
      "x-ratelimit-requests-reset": reset,
    };
  }
}
