import { isOutsideHost } from "#core/jobs/employers/domains.ts";
import type { CompanySample } from "./company-facts.ts";

/** A host must share a word with the name or serve two listings. A public body's host must have its name. */
export function companyWebsite(name: string, samples: CompanySample[]): string | null {
  const stated = samples.map((job) => [hostOf(job.companyUrl)]);
  const addresses = samples.map((job) => [hostOf(job.applyUrl), hostOf(job.url)]);
  const inTexts = samples.map((job) => [hostOf(firstAddress.exec(job.descriptionMd)?.[0] ?? null)]);
  const hostsOfListings = samples.map(
    (_, n) => new Set([...(stated[n] ?? []), ...(addresses[n] ?? []), ...(inTexts[n] ?? [])]),
  );
  const isOwn = (host: string) => {
    if (isOutsideHost(host)) return false;
    if (sharesWord(host, name)) return true;
    return !isPublicBody(host) && hostsOfListings.filter((hosts) => hosts.has(host)).length > 1;
  };
  const host = [...stated, ...addresses, ...inTexts].flat().find((host) => host && isOwn(host));
  return host ? `https://${host}` : null;
}

const firstAddress = /https?:\/\/[^\s<>"')]+/;

function isPublicBody(host: string): boolean {
  return /\.(?:gov|mil|fed\.us|[a-z]{2}\.us)$/.test(host);
}

const generic =
  /^(?:a|an|and|at|by|for|in|of|on|the|to|us|usa|national|american?|state|county|city|town|department|bureau|office|service|services|agency|administration|district|park|parks|forest|land|management|fish|wildlife|recreation|outdoors?|company|co|inc|llc|ltd|group|center|university|college|school|institute|association|society|jobs?|careers?)$/;

/** Initials count: "nps.gov" belongs to the National Park Service. */
export function sharesWord(host: string, name: string): boolean {
  const parts = host.split(/[.-]/).slice(0, -1);
  const words =
    name
      .toLowerCase()
      .replace(/['’.]/g, "")
      .match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => word.length > 2 && !generic.test(word));
  if (telling.some((word) => parts.some((part) => part === word || (word.length > 3 && part.includes(word)))))
    return true;
  const initials = initialsOf(words);
  return parts.some((part) => part.length > 1 && initials.has(part.replace(/^us(?=..)/, "")));
}

function initialsOf(words: string[]): Set<string> {
  const heads = words[0] === "us" ? [words, words.slice(1)] : [words];
  return new Set(
    heads.flatMap((all) =>
      [/^$/, /^(?:and|for|the)$/, /^(?:and|for|the|of)$/].map((small) =>
        all
          .filter((word) => !small.test(word))
          .map((word) => (word === "us" ? word : word.charAt(0)))
          .join(""),
      ),
    ),
  );
}

function hostOf(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? hostname : null;
}
