import { stableHash } from "#local/demo/stable-hash.ts";

export type Draw = {
  chance: (question: string, share: number) => boolean;
  one: <T>(question: string, choices: readonly T[]) => T | undefined;
  some: <T>(question: string, count: number, choices: readonly T[]) => T[];
  shuffled: <T>(question: string, choices: readonly T[]) => T[];
};

export function drawFor(identity: string): Draw {
  // Short, because it is hashed for a hundred questions.
  const key = `${stableHash(identity).toString(36)}${stableHash(`again ${identity}`).toString(36)}`;
  const number = (question: string) => stableHash(`${question}|${key}`);
  const ranked = <T>(question: string, choices: readonly T[]) =>
    choices
      .map((choice, index) => ({ index, rank: number(`${question} ${index}`), choice }))
      .sort((a, b) => a.rank - b.rank);
  return {
    chance: (question, share) => number(question) % 10_000 < share * 10_000,
    one: (question, choices) => choices[number(question) % choices.length],
    some: (question, count, choices) =>
      ranked(question, choices)
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ choice }) => choice),
    shuffled: (question, choices) => ranked(question, choices).map(({ choice }) => choice),
  };
}
