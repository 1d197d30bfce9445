import { type PostingErrors, postingFields } from "#core/postings/form/posting-form.ts";
import { labels } from "./labels.ts";

export function errorSummary(errors: PostingErrors): string | undefined {
  const names = postingFields.filter((name) => errors[name]).map((name) => labels[name]);
  if (!names.length) return undefined;
  return `Nothing was sent yet. Please look at ${new Intl.ListFormat("en-US").format(names)}.`;
}
