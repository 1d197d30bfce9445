/** What an alert asks for, by the specification's names of fields; a job must meet all of it. Pure. */
export type AlertCriteria = {
  /** Words of the title; several, separated by commas, of which one is enough. */
  title?: string;
  /** A country, a state or any words of a place. */
  location?: string;
  state?: string;
  city?: string;
  remote?: true;
};

export const frequencies = ["daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  daily: "Daily (8 AM Pacific)",
  weekly: "Weekly (Mondays at 8 AM Pacific)",
};
