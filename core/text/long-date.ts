/** November 20, 2026: of one fixed zone, so that server, browser and mail say the same. Pure. */
export function longDate(moment: Date, timeZone = "UTC"): string {
  return moment.toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}
