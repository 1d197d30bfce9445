export type Fault = { kind: "refuse"; code: 451 | 550 } | { kind: "busy" | "hang" };

/** What goes wrong with the next mails, one fault for each mail. */
export class Faults {
  readonly #next: Fault[] = [];

  /** The recipients are refused: 451 for now, 550 for good. */
  refuse({ code, times = 1 }: { code: 451 | 550; times?: number }) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "refuse", code });
  }

  /** Refused for now before it is said to whom. */
  busy(times = 1) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "busy" });
  }

  /** The mail is taken in and never answered; it is not kept. */
  hang(times = 1) {
    for (let i = 0; i < times; i++) this.#next.push({ kind: "hang" });
  }

  take(): Fault | null {
    return this.#next.shift() ?? null;
  }
}
