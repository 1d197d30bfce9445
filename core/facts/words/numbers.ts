const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

export const number = `(?:\\d{1,4}(?:\\.\\d{1,2})?|${words.slice(1).join("|")}|thirty|forty)`;

export function numberOf(said: string): number {
  const index = words.indexOf(said.toLowerCase());
  if (index >= 0) return index;
  const tens = { thirty: 30, forty: 40 }[said.toLowerCase()];
  return tens ?? Number(said);
}
