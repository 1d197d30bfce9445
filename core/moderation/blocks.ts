import { desc, ilike, or } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { deleteBlock, endBlocked, findBlocked, insertBlock, phraseOf } from "#core/jobs/intake/job-blocks.ts";
import { companySlug } from "#core/jobs/slug.ts";
import { jobBlocks } from "#core/jobs/tables.ts";
import { clearAfterHiding } from "#core/moderation/hide-job.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { clearMarks } from "#core/sources/boards/board-records.ts";
import { cutAtWord } from "#core/text/lines.ts";
import { tidyLine } from "#core/text/tidy.ts";

export type Block = typeof jobBlocks.$inferSelect;
type Given = { kind: string; value: string; note: string; by: string };
type Added = { ok: true; ended: number } | { ok: false; error: string; field: "kind" | "value" };

const longestNote = 500;

const mostExamples = 5;

/** What a block would end. */
export async function previewBlock(given: Pick<Given, "kind" | "value">) {
  const rule = readRule(given);
  if (!rule.ok) return rule;
  const met = await findBlocked(rule);
  const examples = met.slice(0, mostExamples).map(({ title, companyName }) => `${title}, ${companyName}`);
  return { ...rule, count: met.length, examples };
}

/** Featured jobs are exempt. */
export async function addBlock(given: Given, now = new Date()): Promise<Added> {
  const rule = readRule(given);
  if (!rule.ok) return rule;
  const { kind, value } = rule;
  const note = cutAtWord(tidyLine(given.note), longestNote);
  const isNew = await inTransaction(
    async (tx) => {
      const isNew = await insertBlock(tx, { kind, value, note, by: given.by, createdAt: now });
      const action = `blocked a ${kind}`;
      if (isNew) await noteAction(tx, { by: given.by, action, subject: value, details: { note } }, now);
      return isNew;
    },
    { timeout: 30_000 },
  );
  // This also completes an interrupted first attempt.
  const ended = await endBlocked({ kind, value }, now);
  if (ended) clearAfterHiding();
  if (!isNew && !ended) return { ok: false, error: `“${value}” is blocked already.`, field: "value" };
  return { ok: true, ended };
}

/** Ended jobs return when a source shows them again: boards with the next sync, searches with a backfill. */
export function liftBlock({ id, by }: { id: string; by: string }, now = new Date()): Promise<boolean> {
  return inTransaction(
    async (tx) => {
      const block = await deleteBlock(tx, id);
      if (!block) return false;
      await clearMarks(tx);
      const action = `lifted the block of a ${block.kind}`;
      await noteAction(tx, { by, action, subject: block.value, details: { note: block.note } }, now);
      return true;
    },
    { timeout: 30_000 },
  );
}

export async function listBlocks({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ blocks: Block[]; total: number }> {
  const looked = containing(search);
  const isMeant = search
    ? or(ilike(jobBlocks.value, looked), ilike(jobBlocks.note, looked), ilike(jobBlocks.by, looked))
    : undefined;
  const { limit, offset } = rowsOf(page);
  const [blocks, total] = await Promise.all([
    db
      .select()
      .from(jobBlocks)
      .where(isMeant)
      .orderBy(desc(jobBlocks.createdAt), desc(jobBlocks.id))
      .limit(limit)
      .offset(offset),
    db.$count(jobBlocks, isMeant),
  ]);
  return { blocks, total };
}

type ReadRule = { ok: true; kind: Block["kind"]; value: string } | Extract<Added, { ok: false }>;

function readRule({ kind, value }: Pick<Given, "kind" | "value">): ReadRule {
  if (kind !== "company" && kind !== "keyword")
    return { ok: false, error: "Choose whether a company or a keyword is blocked.", field: "kind" };
  const line = tidyLine(value);
  if (!line)
    return {
      ok: false,
      error: kind === "company" ? "Type the company's name." : "Type the words of the titles.",
      field: "value",
    };
  if (line.length > 150) return { ok: false, error: "Type at most 150 characters.", field: "value" };
  if (kind === "company") return { ok: true, kind, value: companySlug(line) };
  const phrase = phraseOf(line);
  // A single letter matches too many titles, a lone symbol none.
  if (phrase.length < 2 || !/[\p{L}\p{N}]/u.test(phrase))
    return { ok: false, error: "Type at least two letters.", field: "value" };
  return { ok: true, kind, value: phrase };
}
