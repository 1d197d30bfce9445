/** When alerts are mailed, and how far back the preview of one looks. Pure. */
export const alertHour = 8;
export const alertZone = "America/Los_Angeles";
export const previewDays = 7;

/** How many jobs a mail names, each with its link. */
export const namedToSubscribers = 20;
export const namedToOthers = 10;

/** "8 AM Pacific". */
export const alertTime = `${alertHour % 12 || 12} ${alertHour < 12 ? "AM" : "PM"} Pacific`;
