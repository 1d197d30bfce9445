import { expect, test } from "vitest";
import { usStates } from "#core/places/us-states.ts";
import { plainWords } from "#core/search/plain-words.ts";
import { isStopWord } from "#core/search/stems.ts";
import { isReadWord, isWorkerWord } from "#core/search/trade-words.ts";
import { spanish } from "./spanish.ts";

const months = "january february march april may june july august september october november december";
const states = Object.values(usStates).join(" ").toLowerCase();
const english = new Set(`${months} ${states}`.split(" "));

test("a phrase in Spanish has no accents, and is written as a search is read", () => {
  const wrong = Object.keys(spanish).filter((phrase) => plainWords(phrase).join(" ") !== phrase);
  const other = Object.keys(spanish).filter((phrase) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(phrase));
  expect([...wrong, ...other]).toEqual([]);
});

test("each word in English is read, or is a month or a state", () => {
  const words = Object.values(spanish).flatMap((phrase) => phrase.split(" ").filter(Boolean));
  const isRead = (word: string) =>
    isReadWord(word) || isWorkerWord(word) || isStopWord(word) || english.has(word);
  expect([...new Set(words)].filter((word) => !isRead(word))).toEqual([]);
});

test.each([
  ["guia de rafting", "raft guide"],
  ["camarera de piso", "housekeeper"],
  ["sin experiencia", "no experience"],
  ["guardaparque", "park ranger"],
  ["cerca de", "near"],
  ["de", ""],
])("%j is %j", (phrase, meant) => {
  expect(spanish[phrase]).toBe(meant);
});
