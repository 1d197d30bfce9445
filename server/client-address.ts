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
  const { client } = followHops(peer, forwardedFor, trusted);
  return client ? limitKey(client) : "unknown";
}

const nearby = new Set(["loopback", "private", "linkLocal", "uniqueLocal", "carrierGradeNat"]);

/**
 * The proxy that counts as the client although it names others, or null. Only a proxy in a private network is known for one:
 * anybody on the Internet can send the header.
 */
export function unnamedProxy(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: AddressRange[],
): string | null {
  const { client, unread } = followHops(peer, forwardedFor, trusted);
  return client && unread.length && nearby.has(client.range()) ? client.toString() : null;
}

function followHops(peer = "", forwardedFor = "", trusted: AddressRange[]) {
  let client = parseAddress(peer);
  const unread = forwardedFor.split(",").filter((hop) => hop.trim());
  while (client && isWithin(client, trusted)) {
    const named = parseAddress(unread.at(-1)?.trim() ?? "");
    // If a trusted proxy names no address, the proxy itself counts.
    if (!named) break;
    client = named;
    unread.pop();
  }
  return { client, unread };
}

function limitKey(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
