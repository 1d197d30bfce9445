import { declinePosting } from "#core/billing/postings/decline-posting.ts";
import { refundSentences } from "#core/billing/postings/refund-order.ts";
import { managePath } from "#core/mail/posting-links.ts";
import { site } from "#core/platform/site.ts";
import { releasePosting, type TakeDown, takeDown } from "#core/postings/decisions/moderate-posting.ts";
import { findByIdStart, listPostings, mostListed } from "#core/postings/list-postings.ts";
import { mailPostingLink } from "#core/postings/mail-posting-link.ts";
import type { PostingRow } from "#core/postings/posting-columns.ts";

const usage = `Manages featured postings.

  npm run posting -- list [--all]
  npm run posting -- hide <id> [reason]
  npm run posting -- release <id> [reason]
  npm run posting -- decline <id> <reason>
  npm run posting -- link <id>

  list     lists postings, those that need review first; --all adds unpaid and ended ones
  hide     hides a posting that was live, without a refund
  release  publishes a held posting, or restores a hidden one
  decline  declines a posting that never was live: emails the reason and refunds the payment
  link     emails its contact the management link again; a worker must be running

The first 8 characters of an id are enough.`;

const by = "terminal";

type Outcome = { ok: boolean; message: string };

const takenDown: Record<TakeDown, Outcome> = {
  hidden: { ok: true, message: "is hidden." },
  "never-live": { ok: false, message: "never was live. Decline it instead, which refunds it." },
  "nothing-to-hide": { ok: false, message: "is not paid or already hidden." },
};

const verbs: Record<string, (id: string, note?: string) => Promise<Outcome>> = {
  hide: async (id, note) => takenDown[await takeDown({ id, by, note })],
  decline: async (id, reason = "") => {
    const declined = await declinePosting({ id, by, reason });
    return declined.ok
      ? { ok: true, message: `is declined. ${refundSentences[declined.refund]}` }
      : { ok: false, message: "was live already, or isn't paid, or is declined." };
  },
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
  const isMisused = (verb === "link" && reason.length) || (verb === "decline" && !reason.length);
  if (!run || !start || isMisused) {
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
    ...(status === "held" ? [`  Review it: ${site.origin}${managePath(id, row.linkVersion)}`] : []),
  ].join("\n");
}
