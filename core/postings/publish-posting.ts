import type { Tx } from "#core/db.server.ts";
import { findJobPath } from "#core/jobs/find-job-path.ts";
import { publishJob } from "#core/jobs/publish-job.ts";
import { type PostingRow, postingOf } from "#core/postings/posting-columns.ts";
import { toListing } from "#core/postings/to-listing.ts";

/** Shows a posting to everybody until its end. Returns the path of its page. */
export async function publishPosting(
  tx: Tx,
  row: PostingRow & { datePosted: Date; expiresAt: Date },
  now: Date,
): Promise<string> {
  const { id, datePosted, expiresAt } = row;
  await publishJob(tx, { id, listing: toListing(id, postingOf(row), datePosted), until: expiresAt }, now);
  const path = await findJobPath(tx, id);
  if (!path) throw new Error(`The posting ${id} has no listing.`);
  return path;
}
