import { drawFor } from "./composing/draw.ts";
import { layOut } from "./composing/layouts.ts";
import { drawParts } from "./composing/parts.ts";
import type { States } from "./composing/stock.ts";
import { type TemplateFamily, traitsOf } from "./composing/traits.ts";
import type { Block } from "./demo-job.ts";
import type { Fact } from "./fact.ts";

export type Composed = { blocks: Block[]; stated: States; half: TemplateFamily; kind: string };

/**
 * Writes a posting from a real job's facts. Missing facts are invented at the rates of real postings; a stable hash chooses, so a
 * job always reads the same.
 */
export function compose(fact: Fact): Composed {
  const { title, employer, places, posted, url } = fact;
  const draw = drawFor([title, employer, places[0]?.join(), posted, url].join("|"));
  const traits = traitsOf(fact);
  const parts = drawParts(fact, traits, draw);
  return {
    blocks: layOut(parts, traits.tags, draw),
    stated: parts.stated,
    half: traits.half,
    kind: traits.kind.kind,
  };
}

export function composeDescription(fact: Fact): Block[] {
  return compose(fact).blocks;
}
