const longest = { local: 64, address: 254 };

/** Before the @ as in HTML's `type=email`; after it a host with a dot whose last part isn't a number. */
const local = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const plainAddress = new RegExp(`^${local}@(?:${label}\\.)+(?![0-9]+$)(?=[^.]{2})${label}$`);

/** Returns null for what is no address of one person in `normalizeEmail`'s form. */
export function readEmail(text: unknown): string | null {
  if (typeof text !== "string" || text.length > 2 * longest.address) return null;
  const email = normalizeEmail(text);
  const isShort = email.length <= longest.address && email.indexOf("@") <= longest.local;
  return isShort && plainAddress.test(email) ? email : null;
}

/** The one form in which an address is stored and compared, also where it is beyond our grammar. */
export function normalizeEmail(text: unknown): string {
  if (typeof text !== "string") return "";
  const email = text.trim().normalize("NFC").toLowerCase().normalize("NFC");
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return email.slice(0, at + 1) + (asciiDomain(domain) || domain);
}

/** Turns "bücher.example" into "xn--bcher-kva.example". Returns "" for an invalid host. */
function asciiDomain(domain: string): string {
  // These characters end a host, or are removed or decoded in addresses.
  if (/[\s\p{Cc}/\\?#:@%]/u.test(domain)) return "";
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}
