import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import type { States } from "./composing/stock.ts";
import type { TemplateFamily } from "./composing/traits.ts";
import type { Block } from "./demo-job.ts";
import { statesOf } from "./fiction.ts";
import { loadDemoJobs, readFacts, readFictions } from "./load-demo-jobs.ts";
import { money, monthAndDay, placeName } from "./wording.ts";

const composed = readFacts().map((fact) => {
  const all = compose(fact);
  return { fact, ...all, text: textOf(all.blocks) };
});
const texts = loadDemoJobs().map((job) => ({ ...job, text: textOf(job.description) }));

function textOf(blocks: Block[]): string {
  return blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");
}

const outdoorFictions = [...readFictions().slice(0, 98), ...readFictions().slice(153)];

function statesOfHalf(half: TemplateFamily): States[] {
  const own = composed.filter((job) => job.half === half).map(({ stated }) => stated);
  return half === "trade" ? [...own, ...outdoorFictions.map(statesOf)] : own;
}

function percent(states: States[], ...names: string[]): number {
  const stating = states.filter((stated) => names.some((name) => name in stated));
  return (100 * stating.length) / states.length;
}

// How often real postings state a fact: docs/decisions/007-demonstration-jobs.md.
test.each([
  ["science", ["season_start", "season_end"], 57, 63],
  ["science", ["hours_per_week"], 46, 53],
  ["science", ["pay"], 38, 44],
  ["science", ["driving_licence"], 29, 36],
  ["science", ["housing"], 29, 35],
  ["science", ["papers"], 21, 27],
  ["trade", ["season_start"], 30, 46],
  ["trade", ["season_end"], 28, 46],
  ["trade", ["pay"], 28, 38],
  ["trade", ["housing"], 28, 42],
  ["trade", ["meals"], 12, 26],
  ["trade", ["hours_per_week"], 6, 18],
  ["trade", ["min_age"], 4, 20],
  ["order", ["season_start"], 100, 100],
  ["order", ["season_end"], 100, 100],
  ["order", ["hours_per_week"], 100, 100],
  ["order", ["pay"], 100, 100],
  ["order", ["positions"], 100, 100],
  ["order", ["papers"], 50, 70],
] as const)("postings of the half %s state %s as often as real ones", (half, names, least, most) => {
  const share = percent(statesOfHalf(half), ...names);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

test("postings without housing are about as common as with it in science", () => {
  const housing = composed.filter(({ half }) => half === "science").map(({ stated }) => stated.housing);
  const without = housing.filter((value) => value === "not provided").length;
  const some = housing.filter((value) => value && value !== "not provided" && value !== "may be had").length;
  expect(without / some).toBeGreaterThan(0.6);
  expect(without / some).toBeLessThan(1.4);
});

test("a text agrees with its row", () => {
  for (const { fact, stated, text } of composed) {
    if (fact.season) {
      expect(stated.season_start).toBe(monthAndDay(fact.season[0]));
      expect(stated.season_end).toBe(monthAndDay(fact.season[1]));
    }
    if (fact.positions) expect(stated.positions).toBe(String(fact.positions));
    if (stated.pay)
      for (const sum of fact.pay?.slice(0, 2) ?? []) if (sum) expect(text).toContain(money(Number(sum)));
    expect(text).not.toMatch(/\b20\d\d\b(?!,)(?=.*season)/);
  }
});

test("a text states what its data says", () => {
  for (const { stated, text } of composed) {
    for (const name of ["season_start", "season_end", "pay", "housing_cost", "housing_stipend"])
      if (stated[name]) expect(text).toContain(stated[name]);
    if (stated.min_age) expect(text).toContain(stated.min_age);
    if (stated.lift_lbs) expect(text).toContain(stated.lift_lbs);
    if (stated.housing)
      expect(text).toMatch(
        /hous|room|bunk|barrack|quarters|apartment|cabin|trailer|lodging|rent|camp|dorm|RV|aboard|live/i,
      );
    const hours = [
      ...text.matchAll(/(?<!\$)\b(\d\d)(?:\.5)?(?: to \d\d| or more)? (?:hours )?a week\b/g),
    ].map(([, number]) => number);
    expect(new Set(hours).size).toBeLessThanOrEqual(1);
  }
});

test("no two texts are alike", () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});

test("a text is as long as a posting", () => {
  const words = (text: string) => text.split(/\s+/).length;
  for (const { origin, text } of texts) {
    expect(words(text)).toBeGreaterThanOrEqual(origin === "fiction" ? 100 : 150);
    expect(words(text)).toBeLessThanOrEqual(450);
  }
});

test("no first sentence repeats title and place", () => {
  for (const { fact, text } of composed) {
    const first = text.split(/\. |\n/)[0] ?? "";
    const [place] = fact.places;
    expect(
      first.includes(fact.title) && place && first.includes(placeName(place).split(",")[0] ?? ""),
    ).toBeFalsy();
    expect(first).not.toMatch(/\bis hiring\b|\bis looking for (a|an)\b/);
  }
});

test("texts have no unfilled placeholders", () => {
  for (const { text } of texts) {
    expect(text).not.toMatch(/undefined|null\b|NaN|\[object|Invalid Date|[{}]/);
    expect(text).not.toMatch(/ {2}|\.\.|\( | \)| [,;.]|\n\n|^\s|;\.|: ;/m);
    expect(text).not.toMatch(/\b(\w{2,}) \1\b(?<!had had|that that)/i);
  }
});

test("articles fit their words", () => {
  for (const { text } of texts) {
    expect(text).not.toMatch(/\b[Aa]n [BCDFGJKPQTVWZbcdfgjkpqtvwz][a-z]/);
    expect(text).not.toMatch(/(?:\ba|(?:^|[.:] )A) (?!one|once|uni|use|usu|eu)[aeio][a-z]/m);
    expect(text).not.toMatch(/\b(a|an) [Tt]he\b/);
  }
});

test("paragraphs are made of sentences, and lists of more than one item", () => {
  for (const { blocks } of composed)
    for (const block of blocks) {
      if (block.kind === "paragraph") expect(block.text).toMatch(/^["“$A-Z0-9].*[.?]$/u);
      if (block.kind === "list") expect(block.items.length).toBeGreaterThan(1);
      if (block.kind === "list") for (const item of block.items) expect(item).toMatch(/^[A-Z0-9$]/);
    }
});

test("a heading is followed by text", () => {
  for (const { blocks } of composed)
    blocks.forEach((block, index) => {
      if (block.kind === "heading") expect(blocks[index + 1]?.kind).toMatch(/paragraph|list/);
    });
});

// Searches read descriptions too, so the words of one trade must stay out of others.
test.each([
  [/\branger/i, /ranger/i],
  [/\bski(s|ing|er)?\b/i, /\bski|lift operator/i],
  [/\bguides?\b/i, /guide/i],
  [/\bcooks?\b/i, /cook/i],
  [/\braft/i, /raft/i],
  [/\bbiologist/i, /biologist/i],
  [/\becologist/i, /ecologist/i],
  [/\bnaturalist/i, /naturalist/i],
  [/\bfirefighter/i, /firefighter/i],
  [/\bhousekeep/i, /housekeep/i],
  [/\blifeguard/i, /lifeguard/i],
  [/\bpost-?doc/i, /post-? ?doc/i],
  [/\binterns?(hip)?s?\b/i, /intern/i],
  [/\bcounselor/i, /counselor/i],
  [/\bGIS\b/, /GIS/],
  [/\bEMT\b/, /EMT|medic/i],
  [/\bNPS\b|\bBLM\b|\bSCA\b|\bIHC\b/, /NPS|BLM|SCA|IHC/],
  [/\bremote\b/i, /remote/i],
  [
    /\bhotshot|\bjanitor|\bsommelier|\bblockchain|\bhang glid|\byellowstone|\bmoab\b|\bgreat basin\b/i,
    /great basin|yellowstone|moab/i,
  ],
])("%s appears only where the title or the employer has it", (words, titles) => {
  const others = composed.filter(({ fact, text }) => {
    const named = `${fact.title} ${fact.employer} ${fact.places.flat().join(" ")}`;
    return words.test(text) && !titles.test(named);
  });
  expect(others.map(({ fact, text }) => `${fact.title}: ${text.match(words)?.[0]}`)).toEqual([]);
});
