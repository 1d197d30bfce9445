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
  /** Its words are too unsure for a filter. */
  isUnsure?: true;
  proof: string;
  from: number;
  to: number;
};

export type Reading = {
  title: string;
  text: string;
  sentences: Sentence[];
  /** Years that a text leaves out follow from it. */
  postedAt: Date | null;
  /** The currency of "$" alone, "USD" unless the posting says otherwise. */
  dollar: string;
};

export type FactReader = (reading: Reading) => Fact[];
