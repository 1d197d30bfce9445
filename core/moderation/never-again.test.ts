import { eq, isNotNull, isNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobBlocks, jobSightings, jobs } from "#core/jobs/tables.ts";
import { addBlock, liftBlock, listBlocks } from "#core/moderation/blocks.ts";
import { hideJob } from "#core/moderation/hide-job.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { runs } from "#test/runs.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const by = "boss@example.com";
const long =
  "Look after the boat house, the trailers and everything that floats, all summer long and into the autumn.";

const providers = ["one", "two", "three"] as const;
type Provider = (typeof providers)[number];
const titles = ["River Guide", "Lead River Guide"];

beforeEach(emptyDatabase);

type Step =
  | { kind: "sync"; source: Provider; text: number }
  | { kind: "gone"; source: Provider }
  | { kind: "hide" }
  | { kind: "block" }
  | { kind: "lift" };

const source = fc.constantFrom(...providers);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("sync" as const), source, text: fc.nat({ max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("gone" as const), source }) },
  { weight: 1, arbitrary: fc.constant({ kind: "hide" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "block" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "lift" as const }) },
);

/** Texts 2 and 3 have a blocked title. */
const listing = (text: number) =>
  incomingListing({
    sourceId: "a",
    title: titles[text >> 1] as string,
    descriptionMd: `${long} This is text number ${text}.`,
  });

test("hidden jobs and blocks hold through every order of syncs, texts, ends and sources", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await db.delete(jobs);
      await db.delete(jobBlocks);
      /** What each source shows in our lists, and what must never return. */
      const shown = new Map<Provider, number>();
      const hidden = { sources: new Set<Provider>(), texts: new Set<number>() };
      let isBlocked = false;
      for (const [number, next] of steps.entries()) {
        const at = new Date(monday.getTime() + number * hourMs);
        if (next.kind === "gone") {
          await expireSightings(next.source, ["a"], at);
          shown.delete(next.source);
        } else if (next.kind === "hide") {
          for (const job of await live()) expect(await hideJob({ jobId: job.id, by }, at)).toBe(true);
          for (const text of shown.values()) hidden.texts.add(text);
          // Includes sources whose sighting had ended.
          for (const source of await sourcesOfHidden()) hidden.sources.add(source);
          shown.clear();
        } else if (next.kind === "block") {
          await addBlock({ kind: "keyword", value: "LEAD  river", note: "", by }, at);
          isBlocked = true;
          for (const [source, text] of shown) if (text >> 1) shown.delete(source);
        } else if (next.kind === "lift") {
          const [block] = (await listBlocks({ search: "", page: 1 })).blocks;
          if (block) expect(await liftBlock({ id: block.id, by }, at)).toBe(true);
          isBlocked = false;
        } else {
          const { skipped } = await upsertJobs(next.source, [listing(next.text)], {}, at);
          const isOthers = [...shown].some(([source, text]) => source !== next.source && text === next.text);
          shown.delete(next.source);
          if (hidden.sources.has(next.source)) {
            expect(skipped).toEqual({ hidden: 1 });
            if (!isOthers) hidden.texts.add(next.text);
          } else if (isBlocked && next.text >> 1) {
            expect(skipped).toEqual({ "blocked keyword": 1 });
          } else if (hidden.texts.has(next.text)) {
            expect(skipped).toEqual({ hidden: 1 });
            hidden.sources.add(next.source);
          } else {
            expect(skipped).toEqual({});
            shown.set(next.source, next.text);
          }
        }
        const texts = (await live()).map(({ description }) => description.at(-2));
        expect(texts.sort()).toEqual([...new Set(shown.values())].map(String).sort());
      }
    }),
    {
      numRuns: runs(40),
      examples: [
        [
          [
            { kind: "sync", source: "one", text: 0 },
            { kind: "sync", source: "two", text: 0 },
            { kind: "gone", source: "one" },
            { kind: "hide" },
            { kind: "sync", source: "one", text: 1 },
          ],
        ],
      ],
    },
  );
}, 60_000);

async function sourcesOfHidden(): Promise<Provider[]> {
  const rows = await db
    .select({ source: jobSightings.source })
    .from(jobSightings)
    .innerJoin(jobs, eq(jobs.id, jobSightings.jobId))
    .where(isNotNull(jobs.hiddenAt));
  return providers.filter((name) => rows.some((row) => row.source === name));
}

function live() {
  return db.select({ id: jobs.id, description: jobs.description }).from(jobs).where(isNull(jobs.expiredAt));
}
