const english = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** "2027-05-20" becomes "May 20, 2027". */
export function shortDay(day: string): string {
  return english.format(new Date(`${day}T00:00:00Z`));
}
