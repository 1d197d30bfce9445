import type { ManagedPosting } from "#core/postings/find-posting.ts";
import { offerTerm } from "#core/postings/offer.ts";
import { longDate } from "#core/text/long-date.ts";

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

const labels: Record<ManagedState, string> = {
  live: "Live",
  reading: "Being looked at",
  rereading: "Being looked at",
  closed: "Closed",
  hidden: "Hidden",
  refunded: "Refunded",
  ended: "Ended",
};

/** What its employer is told of it, and where they go from there: by the server, which knows the words. */
export function wordsOf(
  state: ManagedState,
  { expiresAt, jobPath }: Pick<ManagedPosting, "expiresAt" | "jobPath">,
) {
  const end = expiresAt ? longDate(expiresAt) : "";
  const sentences: Record<ManagedState, string> = {
    live: `Until ${end}, first in every list that it matches.`,
    reading: `One of us reads your job before anybody else sees it. Its ${offerTerm} begin when it goes live, and we write to you then.`,
    rereading: `One of us reads your changes first: until then nobody sees your job. The time that it waits is added to its ${offerTerm}.`,
    closed: `Your job is on no list. You can reopen it until ${end}.`,
    hidden: "We have taken your job off every list. If you think that this is a mistake, tell us.",
    refunded: "The payment went back, so your job is on no list any more.",
    ended: `Your job was live until ${end}, and is on no list any more.`,
  };
  const isOff = state === "hidden" || state === "refunded";
  return {
    label: labels[state],
    sentence: sentences[state],
    link: isOff
      ? { to: "/contact", text: "Write to us" }
      : state === "live" && jobPath
        ? { to: jobPath, text: "View Your Job Live" }
        : null,
    closing: `Your job leaves every list at once. You can reopen it until ${end}; its time runs on meanwhile, and nothing is paid back.`,
  };
}
