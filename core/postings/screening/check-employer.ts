import { isApplicationPage, isWithin } from "#core/jobs/employers/domains.ts";
import { findKnownEmployers, isAddressOf, type KnownEmployer } from "#core/jobs/employers/known-employers.ts";
import type { Db } from "#core/platform/db.server.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { orList } from "#core/text/lines.ts";
import { webAddress } from "#core/text/web-address.ts";

export type EmployerMismatch = {
  employer: KnownEmployer;
  way: "apply link" | "apply email" | "link in the text" | "email in the text";
  host: string;
};

type Claim = Pick<Posting, "companyName" | "applyUrl" | "applyEmail" | "descriptionMd">;
type Way = Omit<EmployerMismatch, "employer"> & { isOwn: (employer: KnownEmployer) => boolean };

/** Finds the ways to apply that lead away from an employer whose jobs we know from elsewhere. */
export async function findMismatches(where: Db, posting: Claim): Promise<EmployerMismatch[]> {
  const employers = await findKnownEmployers(where, posting.companyName);
  if (!employers.length) return [];
  const ways = [
    linkWay("apply link", posting.applyUrl),
    emailWay("apply email", posting.applyEmail),
    ...linksToApply(posting.descriptionMd).map((link) => linkWay("link in the text", link)),
    ...emailsIn(posting.descriptionMd).map((email) => emailWay("email in the text", email)),
  ].filter((way) => way !== null);
  return employers.flatMap((employer) =>
    ways.flatMap(({ way, host, isOwn }) => (isOwn(employer) ? [] : { employer, way, host })),
  );
}

export function describeMismatch({ employer, way, host }: EmployerMismatch): string {
  return `known employer: we list jobs of “${employer.name}” from other sources, but the ${way} here is at ${host}`;
}

/** Says why we check, before and after the payment. */
export function explainMismatch({ employer, way }: EmployerMismatch): string {
  const { name, domains, named } = employer;
  if (!domains.length) return `${name} already has jobs here`;
  const article = way.startsWith("apply") ? "the" : way.startsWith("email") ? "an" : "a";
  const preposition = way.startsWith("email") || way === "apply email" ? "at" : "on";
  return `${article} ${way} isn't ${preposition} ${orList(named.length ? named : domains)}`;
}

function linkWay(way: Way["way"], address: string | null): Way | null {
  const href = webAddress(address);
  if (!href) return null;
  const url = new URL(href);
  const host = url.hostname.replace(/\.$/, "");
  return {
    ...{ way, host },
    isOwn: ({ domains, hosts }) =>
      isApplicationPage(url) || hosts.includes(host) || domains.some((domain) => isWithin(host, domain)),
  };
}

function emailWay(way: Way["way"], address: string | null): Way | null {
  if (!address) return null;
  return {
    ...{ way, host: address.replace(/.*@/, "") },
    isOwn: (employer) => isAddressOf(employer, address),
  };
}

/** A link to read about the park is no way to apply. */
function linksToApply(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /\b(?:appl(?:y|ications?|ying)|resumes?|cv|sign up|register|candidates?)\b/i.test(line))
    .flatMap((line) => line.match(/https?:\/\/[^\s<>()[\]"']+/gi) ?? [])
    .slice(0, 10);
}

function emailsIn(text: string): string[] {
  // A bounded name keeps the search linear.
  const found = text.match(/(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}/gi) ?? [];
  return [...new Set(found.map((email) => email.toLowerCase()))].slice(0, 10);
}
