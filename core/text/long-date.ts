/** Uses one fixed time zone, so server, browser and email agree. */
export function longDate(moment: Date, timeZone = "UTC"): string {
  return moment.toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}
