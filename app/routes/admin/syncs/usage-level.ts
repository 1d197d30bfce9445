import type { Metered } from "./shown-usage.ts";

/** Not everybody sees the color, so each level has a word. */
const red = { from: 90, word: "Nearly used up", fill: "bg-clay", text: "text-clay", needsHand: true };
const levels = [
  red,
  { from: 70, word: "Running low", fill: "bg-ochre", text: "text-sun", needsHand: false },
  { from: 0, word: "On track", fill: "bg-moss", text: "text-moss", needsHand: false },
];

export function usageLevel({ gone, limit }: Metered) {
  const percent = limit ? Math.min(100, Math.floor((gone / limit) * 100)) : 0;
  const level = levels.find(({ from }) => percent >= from) ?? red;
  return { ...level, percent, word: gone >= limit ? "Used up" : level.word };
}
