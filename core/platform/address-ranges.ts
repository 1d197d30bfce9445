import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type AddressRange = [Address, number];

export function parseRanges(list: string): AddressRange[] | null {
  const entries = list.split(",").map((entry) => entry.trim());
  const ranges = entries.filter(Boolean).map(parseRange);
  return ranges.every((range) => range !== null) ? ranges : null;
}

export function parseAddress(text: string): Address | null {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return null;
  // ipaddr.js would read ::127.0.0.1 as ::ffff:127.0.0.1, which is another address.
  const plain = bare.includes(".") ? URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) : bare;
  if (plain === undefined) return null;
  const address = ipaddr.IPv6.parse(plain);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

export function isWithin(address: Address, ranges: AddressRange[]): boolean {
  return ranges.some(
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
