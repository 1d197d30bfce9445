import { SaveError } from "#local/private-file.ts";

/** What ends the launcher, in a sentence that names the file where it is one. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path, message } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EROFS" ? new SaveError(path ?? "A file", error).message : message;
}
