import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { parseAddress } from "#core/platform/address-ranges.ts";

/** Where a name leads that is not out in the open: our own network, or nowhere. */
export class NotPublic extends Error {}

/** Whether an IP address belongs to the public internet, rather than to this machine or the networks around it. */
export function isPublicAddress(text: string): boolean {
  return parseAddress(text)?.range() === "unicast";
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public: whom a foreign server
 * redirects to must not be a neighbour of ours.
 */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new NotPublic(host), []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(host), []);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
