/** How many live jobs carry what makes a listing worth finding, and why the others do not. */
export type Coverage = {
  live: number;
  /** Each fact: how many live jobs have it, and the reasons of the others, the most frequent first. */
  facts: {
    name: "JobPosting data" | "Pay" | "Logo" | "Place";
    have: number;
    why: { reason: string; count: number }[];
  }[];
  /** When it was counted: it is kept for some minutes. ISO. */
  countedAt: string;
};

export async function readCoverage(_now = new Date()): Promise<Coverage> {
  throw new Error("not built yet");
}
