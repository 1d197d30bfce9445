const words = "no one two three four five six seven eight nine ten eleven twelve";

/** "ten", as a sentence spells it; in digits above twelve. */
export function numberWord(count: number): string {
  return words.split(" ")[count] ?? String(count);
}

/** "Ten", at the start of a sentence. */
export function startingNumber(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "1 hour", "48 hours", "1,200 jobs". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
