import type { Posting } from "#core/postings/posting-form.ts";

type Text = Pick<Posting, "title" | "companyName" | "location" | "descriptionMd" | "applyUrl" | "applyEmail">;

/** What in a posting calls for a look before anybody sees it, such as "link shortener: bit.ly"; sorted, each once. */
export function findSuspicions(_posting: Text): string[] {
  throw new Error("not written yet");
}
