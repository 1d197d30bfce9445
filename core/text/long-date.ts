/** Made once: that takes longer than all else here. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** One fixed time zone makes server, browser and email agree. */
export function longDate(moment: Date, timeZone = "UTC"): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}
