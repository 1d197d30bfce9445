import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { parseAddress } from "#core/platform/address-ranges.ts";

/** Thrown for names that lead to our own network, or nowhere. */
export class NotPublic extends Error {}

export function isPublicAddress(text: string): boolean {
  return parseAddress(text)?.range() === "unicast";
}

/** Refuses a name if any of its addresses is private, so a foreign redirect cannot reach our network. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new NotPublic(host), []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(host), []);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
