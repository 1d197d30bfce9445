import { z } from "zod";

const Wrapped = z.object({ board: z.object({ employer: z.string(), token: z.string() }), job: z.unknown() });

export function readBoardRow<T>(
  row: unknown,
  form: z.ZodType<T>,
): { employer: string; token: string; job: T } | null {
  const wrapped = Wrapped.safeParse(row);
  const job = form.safeParse(wrapped.data?.job);
  return wrapped.success && job.success ? { ...wrapped.data.board, job: job.data } : null;
}

export function listingOnBoard(
  { employer, token }: { employer: string; token: string },
  id: string | number,
  title: string,
) {
  const company = { companyName: employer, companyLogoUrl: null, companyUrl: null };
  return { sourceId: `${token}/${id}`, scope: token, title, ...company };
}

export function idOnBoard<T>(row: unknown, form: z.ZodType<T>, idOf: (job: T) => string): string | null {
  const read = readBoardRow(row, form);
  return read && `${read.token}/${idOf(read.job)}`;
}

// An odd field counts as missing and does not cost us the row.
export const text = z.string().nullish().catch(null);
export const amount = z.number().nullish().catch(null);
export const flag = z.boolean().nullish().catch(null);

export function listOf<T>(entry: z.ZodType<T>) {
  return z
    .array(entry.nullable().catch(null))
    .transform((entries) => entries.filter((each) => each !== null))
    .nullish()
    .catch(null);
}
