import { z } from "zod";

const Wrapped = z.object({ board: z.object({ employer: z.string(), token: z.string() }), job: z.unknown() });

/** What `readBoards` wrapped: a job of this form, and whose board it stands on; null where it has another form. */
export function readBoardRow<T>(
  row: unknown,
  form: z.ZodType<T>,
): { employer: string; token: string; job: T } | null {
  const wrapped = Wrapped.safeParse(row);
  const job = form.safeParse(wrapped.data?.job);
  return wrapped.success && job.success ? { ...wrapped.data.board, job: job.data } : null;
}

/** As the sources with boards know a job; null where the row does not say which one it is. */
export function idOnBoard<T>(row: unknown, form: z.ZodType<T>, idOf: (job: T) => string): string | null {
  const read = readBoardRow(row, form);
  return read && `${read.token}/${idOf(read.job)}`;
}

// One odd field must not cost the row: it counts as not given.
export const text = z.string().nullish().catch(null);
export const amount = z.number().nullish().catch(null);
export const flag = z.boolean().nullish().catch(null);

/** A list of which entries of another form are left out. */
export function listOf<T>(entry: z.ZodType<T>) {
  return z
    .array(entry.nullable().catch(null))
    .transform((entries) => entries.filter((each) => each !== null))
    .nullish()
    .catch(null);
}
