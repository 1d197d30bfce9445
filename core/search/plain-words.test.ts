import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
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

test("stemOf returns the stems of the database", async () => {
  const words =
    "guides guiding guided rangers firefighters archaeologist archaeology skis skiing skied biologists ecological internships berries hatcheries fisheries lifties boatmen horses housed employees mountaineering".split(
      " ",
    );
  const { rows } = await db.execute<{ word: string; stem: string }>(
    sql`select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(words)}::text[]) word`,
  );
  expect(words.map(stemOf)).toEqual(rows.map(({ stem }) => stem));
});
