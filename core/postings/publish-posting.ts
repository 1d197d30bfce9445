import { findJobPath } from "#core/jobs/find-job-path.ts";
import { publishJob } from "#core/jobs/intake/publish-job.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { toListing } from "#core/postings/form/to-listing.ts";
import { type PostingRow, postingOf } from "#core/postings/posting-columns.ts";

export async function publishPosting(
  tx: Tx,
  row: PostingRow & { datePosted: Date; expiresAt: Date },
  now: Date,
): Promise<string> {
  const { id, datePosted, expiresAt, positionsFilled } = row;
  const listing = toListing(id, postingOf(row), datePosted, positionsFilled);
  await publishJob(tx, { id, listing, until: expiresAt }, now);
  const path = await findJobPath(tx, id);
  if (!path) throw new Error(`The posting ${id} has no listing.`);
  return path;
}
