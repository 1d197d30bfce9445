import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type AddressRange = [Address, number];

/** Reads a comma separated list of addresses and ranges; throws on anything else. */
export function parseRanges(list: string): AddressRange[] {
  const entries = list.split(",").map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const range = parseRange(entry);
    if (!range) throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a range.`);
    return range;
  });
}

/**
 * Whom a request comes from, as a key for limits: the socket's peer, or, where that is a trusted proxy, the last
 * address of X-Forwarded-For that is none. An IPv6 address is cut to its /64, which one subscriber owns whole.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: AddressRange[],
): string {
  let client = parseAddress(peer ?? "");
  if (!client) return "unknown";
  if (!trusted.length) return limitKey(client);
  const hops = (forwardedFor ?? "").split(",");
  while (isTrusted(client, trusted)) {
    const hop = hops.pop();
    const named = hop === undefined ? null : parseAddress(hop.trim());
    // What a trusted proxy could not name ("unknown", nothing, garbage) counts as the proxy itself.
    if (!named) break;
    client = named;
  }
  return limitKey(client);
}

function limitKey(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

function isTrusted(address: Address, trusted: AddressRange[]): boolean {
  return trusted.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits),
  );
}

function parseRange(entry: string): AddressRange | null {
  const [network = "", bits, ...rest] = entry.split("/");
  const address = parseAddress(network);
  if (!address || rest.length) return null;
  const whole = address.kind() === "ipv4" ? 32 : 128;
  if (bits === undefined) return [address, whole];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= whole ? [address, Number(bits)] : null;
}

/** An address with or without its port; IPv4 written as IPv6 becomes IPv4. */
function parseAddress(text: string): Address | null {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.IPv6.parse(bare);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
