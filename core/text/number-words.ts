import { capitalized } from "./lines.ts";

const words = "no one two three four five six seven eight nine ten eleven twelve";

export function numberWord(count: number): string {
  return words.split(" ")[count] ?? String(count);
}

export function startingNumber(count: number): string {
  return capitalized(numberWord(count));
}

export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
