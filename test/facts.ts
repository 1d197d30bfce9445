import type { FactReader } from "#core/facts/fact.ts";
import { sentencesOf } from "#core/facts/sentences.ts";

export function factsIn(read: FactReader, text: string, title = "Guide") {
  return read({ title, text, sentences: sentencesOf(text), postedAt: null, dollar: "USD" });
}

export function valuesIn(read: FactReader, text: string, title?: string): string[] {
  return factsIn(read, text, title).map(({ value }) => value);
}
