const inNewYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  timeZoneName: "longOffset",
});

/** The moment at which clocks in Washington, D.C. show this: "2026-07-15T23:59:59.997" → four hours later in UTC. */
export function easternMoment(clock: string): Date {
  // Read as winter time it is at most an hour off, on the right side of each change of the clocks.
  const nearby = new Date(`${clock}-05:00`);
  return Number.isFinite(nearby.getTime()) ? new Date(`${clock}${offsetAt(nearby)}`) : nearby;
}

/** "-04:00" in summer, "-05:00" in winter. */
function offsetAt(moment: Date): string {
  const name = inNewYork.formatToParts(moment).find((part) => part.type === "timeZoneName")?.value;
  return name?.replace("GMT", "") ?? "-05:00";
}
