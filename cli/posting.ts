import { managePath } from "#core/mail/posting-links.ts";
import { site } from "#core/platform/site.ts";
import { findByIdStart, listPostings, mostListed } from "#core/postings/list-postings.ts";
import { mailPostingLink } from "#core/postings/mail-posting-link.ts";
import { releasePosting, takeDown } from "#core/postings/moderate-posting.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";

const usage = `Manages featured postings.

  npm run posting -- list [--all]
  npm run posting -- hide <id> [reason]
  npm run posting -- release <id> [reason]
  npm run posting -- link <id>

  list     lists postings, those that need review first; --all adds unpaid and ended ones
  hide     hides a posting, without a refund
  release  publishes a held posting, or restores a hidden one
  link     emails its contact the management link again; a worker must be running

The first 8 characters of an id are enough.`;

const by = "terminal";

type Outcome = { ok: boolean; message: string };

const verbs: Record<string, (id: string, note?: string) => Promise<Outcome>> = {
  hide: async (id, note) =>
    (await takeDown({ id, by, note }))
      ? { ok: true, message: "is hidden." }
      : { ok: false, message: "is not paid or already hidden." },
  release: async (id, note) =>
    (await releasePosting({ id, by, note })).ok
      ? { ok: true, message: "is live." }
      : { ok: false, message: "is not held or hidden, was refunded, or has ended." },
  link: async (id) =>
    (await mailPostingLink(id))
      ? { ok: true, message: "will get its link by email." }
      : { ok: false, message: "is not paid." },
};

/** Exit code 1 if there is nothing to do, 2 if misused. */
export async function posting(args: string[]): Promise<number> {
  const [verb = "", start, ...reason] = args;
  if (verb === "--help" || verb === "-h") {
    console.log(usage);
    return 0;
  }
  if (verb === "list" && !reason.length && (start === undefined || start === "--all"))
    return list(start === "--all");
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run || !start || (verb === "link" && reason.length)) {
    console.error(usage);
    return 2;
  }
  const [found, second] = await findByIdStart(start);
  if (!found || second) {
    console.error(found ? `"${start}" matches several ids.` : `No posting has the id "${start}".`);
    return 1;
  }
  const { ok, message } = await run(found.id, reason.join(" ") || undefined);
  (ok ? console.log : console.error)(`“${found.title}” ${message}`);
  return ok ? 0 : 1;
}

async function list(all: boolean): Promise<number> {
  const rows = await listPostings({ all });
  console.log(rows.length ? rows.map(describe).join("\n\n") : "There are no postings.");
  if (rows.length === mostListed) console.log(`\nShowing the newest ${mostListed}.`);
  return 0;
}

function describe(row: PostingRow): string {
  const { id, status, title, companyName, contactEmail, findings, expiresAt, refundedAt } = row;
  const end = expiresAt && `until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `${id}  ${[status, end, refundedAt && "refunded"].filter(Boolean).join(", ")}`,
    `  ${title}, ${companyName}`,
    `  ${contactEmail}`,
    ...findings.map((finding) => `  ! ${finding}`),
    ...(status === "held" ? [`  Review it: ${site.origin}${managePath(id)}`] : []),
  ].join("\n");
}
