import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { parseAddress } from "#core/platform/address-ranges.ts";

export class NotPublic extends Error {}

/** All other IPv6 networks are private, hold an IPv4 address, or are given to nobody yet. */
const publicIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address?.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(publicIpv6);
}

/** A redirect must not reach our own network, so one private address is enough to refuse a name. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new NotPublic(host), []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(host), []);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
