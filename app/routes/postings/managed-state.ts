import { termStartsLive } from "#app/sentences/postings.ts";
import type { ManagedPosting } from "#core/postings/find-posting.ts";
import { offerTerm } from "#core/postings/offer.ts";
import { longDate } from "#core/text/long-date.ts";

export type ManagedState =
  | "live"
  | "reading"
  | "rereading"
  | "closed"
  | "hidden"
  | "declined"
  | "refunded"
  | "ended";

const states = {
  active: "live",
  closed: "closed",
  hidden: "hidden",
  expired: "ended",
  pending: "reading",
} as const;

type Stated = Pick<ManagedPosting, "status" | "isRefunded" | "declineReason" | "datePosted">;

export function stateOf({ status, isRefunded, declineReason, datePosted }: Stated): ManagedState {
  if (declineReason !== null) return "declined";
  if (isRefunded) return "refunded";
  if (status === "held") return datePosted ? "rereading" : "reading";
  return states[status];
}

export function mayChange(state: ManagedState): boolean {
  return ["live", "reading", "rereading", "closed"].includes(state);
}

const labels: Record<ManagedState, string> = {
  live: "Live",
  reading: "Under review",
  rereading: "Under review",
  closed: "Closed",
  hidden: "Hidden",
  declined: "Declined",
  refunded: "Refunded",
  ended: "Ended",
};

/** The server sends these words, which keeps them out of the script. */
export function wordsOf(
  state: ManagedState,
  posting: Pick<ManagedPosting, "expiresAt" | "jobPath" | "declineReason" | "isRefunded">,
  review: string | null = null,
) {
  const { expiresAt, jobPath, declineReason, isRefunded } = posting;
  const end = expiresAt ? longDate(expiresAt) : "";
  const sentences: Record<ManagedState, string> = {
    live: `At the top of every matching list until ${end}.`,
    reading: `${
      review
        ? `${review} ${termStartsLive} We'll email you then.`
        : `We review some jobs before they go live, including yours. Its ${offerTerm} begin when it goes live, and we'll email you then.`
    } If we can't list it, you get your money back.`,
    rereading: `${review ?? "We review changes before they go live."} Your job is hidden until then. The waiting time is added to its ${offerTerm}.`,
    closed: `Your job isn't listed. You can reopen it until ${end}.`,
    hidden: "We've taken your job down. If you think this is a mistake, tell us.",
    declined: `We can't list this job. Our reason: ${withFullStop(declineReason ?? "")}${isRefunded ? " You get your payment back in full." : ""}`,
    refunded: "Your payment was refunded, so your job is no longer listed.",
    ended: `Your job was live until ${end} and is no longer listed.`,
  };
  const isOff = state === "hidden" || state === "declined" || state === "refunded";
  return {
    label: labels[state],
    sentence: sentences[state],
    link: isOff
      ? { to: "/contact", text: "Write to us" }
      : state === "live" && jobPath
        ? { to: jobPath, text: "View Your Job Live" }
        : null,
    closing: `Your job leaves every list right away. You can reopen it until ${end}. The ${offerTerm} keep counting, and there is no refund.`,
  };
}

function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
