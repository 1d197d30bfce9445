import { and, eq, isNull, sql } from "drizzle-orm";
import { factLabel } from "#core/facts/shown/say-fact.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { type FactRow, factsOf } from "#core/jobs/facts/facts-of.ts";
import { setFactHidden } from "#core/jobs/facts/hidden-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { findUnquoted } from "#core/jobs/facts/unquoted.ts";
import { jobs } from "#core/jobs/tables.ts";
import { factJudgements, factReports } from "#core/moderation/facts/tables.ts";
import { clearAfterHiding } from "#core/moderation/hide-job.ts";
import { type ReadReport, type Report, type Reported, screenReport } from "#core/moderation/screen-report.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";

const hidingReaders = 2;

/** `proof` is null when a field states the fact or its sentence may not be repeated. */
export type ReportableFact = { claim: string; label: string; proof: string | null; isOfText: boolean };

export async function findReportableFacts(jobId: string, name: string): Promise<ReportableFact[]> {
  const [facts, unquoted] = await Promise.all([factsOf([jobId], [name]), findUnquoted([jobId])]);
  const found = (facts.get(jobId) ?? []).map((fact) => ({
    claim: claimOf(fact),
    label: factLabel(fact),
    proof: unquoted.has(jobId) ? null : fact.proof,
    isOfText: fact.origin === "text",
  }));
  return [...new Map(found.map((fact) => [fact.claim, fact])).values()];
}

/**
 * A reader's second report replaces an open first one. Readers cannot hide a fact that an administrator
 * confirmed.
 */
export async function reportFact(report: Report, now = new Date()): Promise<Reported> {
  const { jobId, fields, userId, clientAddress } = report;
  const screened = await screenReport(
    report,
    async ({ note }): Promise<ReadReport<{ fact: FactRow; note: string }>> => {
      const fact = await findReportedFact(jobId, fields);
      return typeof fact === "string" ? { errors: { reason: fact } } : { meant: { fact, note } };
    },
    now,
  );
  if ("answer" in screened) return screened.answer;
  const { fact, note } = screened.meant;
  const { name, value, proof } = fact;
  const claim = claimOf(fact);
  // The hash includes the fact, so reports cannot be linked to one person.
  const hash = (who: string) => signatureOf("fact-report", `${jobId} ${claim} ${who}`);
  const who = { userId, reporter: hash(userId ?? clientAddress), addressHash: hash(clientAddress) };
  const content = { note, createdAt: now };
  const isHidden = await inTransaction(async (tx) => {
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for("no key update");
    await tx
      .insert(factReports)
      .values({ ...content, ...who, jobId, claim, name, value, proof })
      .onConflictDoUpdate({
        target: [factReports.jobId, factReports.claim, factReports.reporter],
        targetWhere: sql`settled_at is null`,
        set: content,
      });
    if ((await countReaders(tx, jobId, claim)) < hidingReaders) return false;
    return !(await wasFoundRight(tx, jobId, claim)) && setFactHidden(tx, { jobId, claim }, now);
  });
  if (isHidden) clearAfterHiding();
  return { ok: true };
}

async function findReportedFact(jobId: string, { fact: name, claim }: Report["fields"]) {
  // A fact may have been hidden after the form was opened.
  const facts = await db.select().from(jobFacts).where(eq(jobFacts.jobId, jobId)).orderBy(jobFacts.position);
  const named = facts.filter((fact) => fact.name === name);
  if (typeof claim === "string" && claim)
    return named.find((fact) => claimOf(fact) === claim) ?? "This job has changed. It no longer says this.";
  if (!named.length) return "This job doesn't state that fact";
  const [only] = named;
  return only && new Set(named.map(claimOf)).size === 1 ? only : "Choose which one is wrong";
}

async function countReaders(tx: Tx, jobId: string, claim: string): Promise<number> {
  const { userId, addressHash } = factReports;
  const open = await tx
    .select({ userId, addressHash })
    .from(factReports)
    .where(and(eq(factReports.jobId, jobId), eq(factReports.claim, claim), isNull(factReports.settledAt)));
  const accounts = open.filter((each) => each.userId !== null);
  const known = new Set(accounts.map((each) => each.addressHash));
  return accounts.length + open.filter((each) => each.userId === null && !known.has(each.addressHash)).length;
}

async function wasFoundRight(tx: Tx, jobId: string, claim: string): Promise<boolean> {
  const { jobId: ofJob, claim: ofClaim, verdict } = factJudgements;
  const found = await tx.$count(
    factJudgements,
    and(eq(ofJob, jobId), eq(ofClaim, claim), eq(verdict, "right")),
  );
  return found > 0;
}
