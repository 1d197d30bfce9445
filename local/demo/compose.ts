import type { Fact } from "./fact.ts";
import type { Block } from "./posting.ts";
export function composeDescription(fact: Fact): Block[] {
  return [{ kind: "paragraph", text: `${fact.employer} is hiring: ${fact.title}.` }];
}
