import type { z } from "zod";
import type { BoardPart } from "#core/sources/boards/read-boards.ts";
import type { Http, Marks } from "#core/sources/requests/http.ts";
import { SourceError } from "#core/sources/source-error.ts";

export async function readJsonBoard(
  { http, label }: { http: Http; label: string },
  url: URL,
  marks: Marks,
  form: z.ZodType<BoardPart>,
): Promise<BoardPart | null> {
  const answer = await http.getMarked(url, marks);
  if (!answer) return null;
  const part = form.safeParse(JSON.parse(answer.body));
  if (part.success) return { ...part.data, marks: answer.marks };
  throw new SourceError(
    `${label} answered in an unknown form. Check the address ${url.host}; the service may have changed.`,
  );
}
