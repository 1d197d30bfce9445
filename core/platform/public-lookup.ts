import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { parseAddress } from "#core/platform/address-ranges.ts";

export class NotPublic extends Error {}

export function isPublicAddress(text: string): boolean {
  return parseAddress(text)?.range() === "unicast";
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
