export type Fault = { kind: "refuse"; code: 451 | 550 } | { kind: "busy" | "hang" };

export class Faults {
  readonly #next: Fault[] = [];

  refuse({ code, times = 1 }: { code: 451 | 550; times?: number }) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "refuse", code });
  }

  /** Refuses before the recipients are named. */
  busy(times = 1) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "busy" });
  }

  /** Accepts the email without ever answering or storing it. */
  hang(times = 1) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "hang" });
  }

  take(): Fault | null {
    return this.#next.shift() ?? null;
  }
}
