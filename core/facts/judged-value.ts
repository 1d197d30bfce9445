import type { Fact } from "./fact.ts";

const judged: Record<string, string> = {
  "housing lives on site": "provided",
  "meals in the field only": "provided",
};

/** A fact's value as labelled sets write it, which know fewer. */
export function judgedValue({ name, value }: Fact): string {
  return judged[`${name} ${value}`] ?? value;
}
