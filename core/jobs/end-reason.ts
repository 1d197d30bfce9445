/** Why a sighting, and with the last one its listing, ended. */
export const endReasons = [
  "closed",
  "past",
  "missing",
  "dead-link",
  "unseen",
  "duplicate",
  "other-field",
  "unread",
  "hidden",
] as const;
export type EndReason = (typeof endReasons)[number];

/** Days that a listing without a closing date stays after it was last seen (decision 17). */
export const unknownEndDays = 30;

type Texts = Record<EndReason, { short: string; long: string }>;

export const endTexts: Texts = {
  closed: { short: "Closed by the employer", long: "The employer or its source said the job is closed." },
  past: { short: "Past its last day", long: "Its last day to apply, its season or its paid time was over." },
  missing: {
    short: "Gone from the employer’s board",
    long: "Two complete readings of the board no longer showed it.",
  },
  "dead-link": { short: "Dead link", long: "Its page was gone on two different days." },
  unseen: { short: "Not seen for too long", long: `No source had shown it for ${unknownEndDays} days.` },
  duplicate: { short: "Duplicate", long: "Another listing shows the same opening." },
  "other-field": {
    short: "Not outdoor work",
    long: "A closer reading found that it is another kind of work.",
  },
  unread: { short: "Source no longer read", long: "We stopped reading the board that it came from." },
  hidden: { short: "Hidden by us", long: "A report or our own check led us to hide it." },
};
