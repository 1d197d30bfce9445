export const eventOutcomes = ["applied", "superseded", "not-paid", "not-ours", "unknown", "failed"] as const;

export type EventOutcome = (typeof eventOutcomes)[number];

/** The detail is a sentence for operators and names nobody. */
export type EventResult = { outcome: EventOutcome; detail: string };

export function applied(detail: string): EventResult {
  return { outcome: "applied", detail };
}
