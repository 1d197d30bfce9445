/** One fixed time zone makes server, browser and email agree. */
export function longDate(moment: Date, timeZone = "UTC"): string {
  return moment.toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}
