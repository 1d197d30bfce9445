import type { TemplateFamily } from "./traits.ts";

/** How often postings state a fact, by the first matching tag; "" matches any job. */
type Rates = Record<string, [tag: string, share: number][]>;

const always = [["", 1]] as [string, number][];

const science: Rates = {
  season: [
    ["seasonal", 0.88],
    ["study", 0.62],
    ["permanent", 0.3],
  ],
  hours: [["", 0.475]],
  pay: [
    ["board", 0.57],
    ["federal", 0.33],
  ],
  housing: [
    ["study", 0.16],
    ["desk", 0.1],
    ["permanent", 0.14],
    ["board", 0.7],
    ["federal", 0.46],
  ],
  meals: [
    ["board", 0.25],
    ["federal", 0.06],
  ],
  licence: [
    ["study", 0.12],
    ["desk", 0.24],
    ["board", 0.48],
    ["federal", 0.33],
  ],
  papers: [
    ["federal", 0.34],
    ["mentor", 0.6],
    ["board", 0.14],
  ],
  certificates: [
    ["medic", 0.9],
    ["swim", 0.8],
    ["cdl", 0.6],
    ["fire", 0.35],
    ["hike", 0.6],
    ["", 0.2],
  ],
  age: [
    ["police", 0.5],
    ["swim", 0.5],
    ["", 0.16],
  ],
  lift: [
    ["desk", 0],
    ["study", 0],
    ["", 0.3],
  ],
  travel: [["", 0.2]],
  benefits: [
    ["permanent", 0.45],
    ["", 0.2],
  ],
  award: [["", 0.6]],
  bonus: [["", 0]],
  training: [["", 0.25]],
  equipment: [["", 0.3]],
  screening: [["", 0.25]],
  experience: [["", 0.3]],
};

const trade: Rates = {
  ...science,
  season: [["", 0.5]],
  hours: [["", 0.1]],
  pay: [["", 0.36]],
  housing: [["", 0.26]],
  meals: [["", 0.06]],
  licence: [["", 0.16]],
  papers: [["", 0.1]],
  certificates: [["", 0.12]],
  age: [["", 0.3]],
  lift: [["", 0.12]],
  benefits: [["", 0.15]],
  bonus: [["", 0.12]],
};

const order: Rates = {
  ...trade,
  season: always,
  hours: always,
  pay: always,
  positions: always,
  travel: [["", 0.7]],
  transport: always,
  papers: [["", 0.6]],
  housing: [["", 0.34]],
  meals: [["", 0.15]],
  certificates: [
    ["swim", 1],
    ["kitchen", 0.3],
  ],
  licence: [["", 0.05]],
  age: [["", 0.3]],
  lift: [["", 0.6]],
  training: [["", 0.4]],
  screening: [["", 0.3]],
  experience: [["", 0.5]],
};

const rates: Record<TemplateFamily, Rates> = { science, trade, order };

export function shareOf(fact: string, half: TemplateFamily, tags: Set<string>): number {
  return rates[half][fact]?.find(([tag]) => tag === "" || tags.has(tag))?.[1] ?? 0;
}
