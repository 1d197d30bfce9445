export const alertHour = 8;
export const alertZone = "America/Los_Angeles";
export const previewDays = 7;

export const namedToSubscribers = 20;
export const namedToOthers = 10;

export const alertTime = `${alertHour % 12 || 12} ${alertHour < 12 ? "AM" : "PM"} Pacific`;

export const frequencies = ["daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyLabels: Record<Frequency, string> = {
  daily: `Daily (${alertTime})`,
  weekly: `Weekly (Mondays at ${alertTime})`,
};
