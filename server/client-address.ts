import ipaddr from "ipaddr.js";
import { type Address, type AddressRange, isWithin, parseAddress } from "#core/platform/address-ranges.ts";

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
  while (isWithin(client, trusted)) {
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
