import ipaddr from "ipaddr.js";
import { type Address, type AddressRange, isWithin, parseAddress } from "#core/platform/address-ranges.ts";

/**
 * A key for limits: the socket's peer or, behind trusted proxies, the last address of X-Forwarded-For that is not a proxy. IPv6
 * addresses are cut to /64, which belongs to one subscriber.
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
    // If a trusted proxy names no address, the proxy itself counts.
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
