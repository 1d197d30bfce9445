import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { runs } from "#test/runs.ts";
import { plainWords } from "./plain-words.ts";
import { stemOf } from "./stems.ts";

const texts = [
  "Deckhand/Headers",
  "U.S. Forêt Service, Ph.D.",
  "W.F.R. required",
  "Women's Ski Patroller (Head)",
  "Kūlaʻila Guide – Māori",
  "Ski & Ride School",
  "GS-0401-5/7",
  "…",
  "Łódź Führer Çeşme",
  "ÀÉ ŽŠ ȘȚ",
];

test.each(texts)("plainWords reads %j like the database", async (text) => {
  const { rows } = await db.execute<{ plain: string }>(sql`select plain_words(${text}) as plain`);
  expect(plainWords(text).join(" ")).toBe(rows[0]?.plain.trim());
});

test("stemOf returns the stems of the database, of any word", async () => {
  const known =
    "guides guiding guided rangers firefighters archaeologist archaeology skis skiing skied biologists ecological internships berries hatcheries fisheries lifties boatmen horses housed employees mountaineering ied early herring generous communes".split(
      " ",
    );
  const start = fc.stringMatching(/^[a-z]{1,4}([bcdglnrst][aeiouy]){0,3}[bcdglnrst]{0,2}$/);
  const endings =
    "|s|es|ies|ied|us|ss|sses|ed|eed|eedly|ing|ingly|edly|y|ly|li|ation|ational|ization|izer|ator|alli|entli|fulness|ousness|iveness|iviti|biliti|bli|ogi|ogist|lessli|alize|icate|ical|ful|ness|ative|al|ance|er|able|ement|ment|ent|ism|ate|ous|ive|ize|ion|sion|tion|e|le|ll".split(
      "|",
    );
  const made = fc.sample(
    fc.tuple(start, fc.constantFrom(...endings)).map((parts) => parts.join("")),
    runs(3_000),
  );
  const words = [...known, ...made];
  const { rows } = await db.execute<{ word: string; stem: string | null }>(
    // The dictionary has no stem for its stop words.
    sql`select word, coalesce((ts_lexize('english_stem', word))[1], '') as stem from unnest(${sql.param(words)}::text[]) word`,
  );
  for (const { word, stem } of rows) if (stem) expect([word, stemOf(word)]).toEqual([word, stem]);
});
