import type { ManagedPosting } from "#core/postings/find-posting.ts";

/** How a paid posting stands; `reading` waits for a look of ours before it goes live, `rereading` after a change. */
export type ManagedState = "live" | "reading" | "rereading" | "closed" | "hidden" | "refunded" | "ended";

const states = {
  active: "live",
  closed: "closed",
  hidden: "hidden",
  expired: "ended",
  pending: "reading",
} as const;

export function stateOf(posting: Pick<ManagedPosting, "status" | "isRefunded" | "datePosted">): ManagedState {
  const { status, isRefunded, datePosted } = posting;
  if (isRefunded) return "refunded";
  if (status === "held") return datePosted ? "rereading" : "reading";
  return states[status];
}

/** Whether its employer may change what it says. */
export function mayChange(state: ManagedState): boolean {
  return ["live", "reading", "rereading", "closed"].includes(state);
}
