import type { Sentence } from "./sentences.ts";

export type Fact = {
  name: string;
  value: string;
  low?: number;
  high?: number;
  unit?: string;
  fromDay?: string;
  untilDay?: string;
  precision?: "day" | "month" | "season";
  /** Found by words that are not sure enough to be filtered by. */
  isUnsure?: true;
  proof: string;
  from: number;
  to: number;
};

export type Reading = {
  title: string;
  text: string;
  sentences: Sentence[];
  /** When it was posted, if known: years that a text leaves out follow from it. */
  postedAt: Date | null;
};

export type FactReader = (reading: Reading) => Fact[];
