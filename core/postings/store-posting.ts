import { and, eq } from "drizzle-orm";
import type { Db } from "#core/platform/db.server.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { postingColumns } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

export async function storePosting(
  where: Db,
  posting: Posting,
  id: string | null,
  now: Date,
): Promise<string | null> {
  const values = { ...postingColumns(posting), updatedAt: now };
  const isUnpaid = and(eq(postedJobs.status, "pending"), eq(postedJobs.isPaid, false));
  const [stored] = id
    ? await where
        .update(postedJobs)
        .set(values)
        .where(and(eq(postedJobs.id, id), isUnpaid))
        .returning({ id: postedJobs.id })
    : await where
        .insert(postedJobs)
        .values({ ...values, createdAt: now })
        .returning({ id: postedJobs.id });
  return stored?.id ?? null;
}
