const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export const spelled = `\\b(?:(?:${tens.join("|")})(?:-(?:${words.slice(1, 10).join("|")}))?|${words.slice(1).join("|")})`;
export const number = `(?:\\d{1,4}(?:\\.\\d{1,2})?|${spelled})`;

export function numberOf(said: string): number {
  const [first = "", second = "zero"] = said.toLowerCase().split("-");
  const ten = (tens.indexOf(first) + 2) * 10;
  const one = words.indexOf(ten > 10 ? second : first);
  return one < 0 ? Number(said) : ten > 10 ? ten + one : one;
}
