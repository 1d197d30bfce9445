import { site } from "#core/platform/site.ts";
import { applyAddress } from "#core/text/web-address.ts";

/** An email begins with the job that it is about. */
export function applyLink({ applyUrl, title }: { applyUrl: string | null; title: string }): string | null {
  const address = applyAddress(applyUrl);
  if (!address?.startsWith("mailto:")) return address;
  return `${address}?subject=${encodeURIComponent(`${title} (${site.name})`)}`;
}
