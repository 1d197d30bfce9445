import type { Fact } from "./fact.ts";

const judged: Record<string, string> = {
  "housing lives on site": "provided",
  "meals in the field only": "provided",
  "couples ask": "welcome",
  "families ask": "welcome",
  "pets ask": "welcome",
};

export function judgedValue({ name, value }: Fact): string {
  return judged[`${name} ${value}`] ?? value;
}
