import type { Fact } from "./fact.ts";

const judged: Record<string, string> = {
  "housing lives on site": "provided",
  "meals in the field only": "provided",
};

export function judgedValue({ name, value }: Fact): string {
  return judged[`${name} ${value}`] ?? (value === "ask" ? "welcome" : value);
}
