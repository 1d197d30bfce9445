import { and, eq, isNull } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { factLabel } from "#core/facts/shown/say-fact.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { setFactHidden } from "#core/jobs/facts/hidden-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { factJudgements, factReports, type verdicts } from "#core/moderation/facts/tables.ts";
import { clearAfterHiding } from "#core/moderation/hide-job.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

export type Verdict = (typeof verdicts)[number];

type Judging = {
  jobId: string;
  claim: string;
  verdict: Verdict;
  /** Reports are judged once. Random draws may be judged again. */
  via: "chance" | "report";
  by: string;
};

/** A fact judged wrong stays hidden while the text states it the same way. */
export async function judgeFact(judging: Judging, now = new Date()): Promise<boolean> {
  const { jobId, claim, verdict, via, by } = judging;
  const done = await inTransaction(async (tx) => {
    const [job] = await tx
      .select({ title: jobs.title, companyName: jobs.companyName, version: jobs.readVersion })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .for("no key update");
    if (!job) return null;
    const settled = await settle(tx, judging, now);
    const facts = await tx.select().from(jobFacts).where(eq(jobFacts.jobId, jobId));
    const fact = facts.find((each) => claimOf(each) === claim);
    const [judged] = via === "report" ? settled : [fact];
    if (!judged) return null;
    if (fact) await keep(tx, { ...judging, fact, title: job.title, version: job.version }, now);
    const isChanged = await setFactHidden(tx, judging, verdict === "wrong" ? now : null);
    const subject = `${factLabel(judged)} (${job.title}, ${job.companyName})`;
    const { name, value, proof } = judged;
    const details = { jobId, name, value, proof, ...(settled.length && { reports: settled.length }) };
    await noteAction(tx, { by, action: `found a fact ${verdict}`, subject, details }, now);
    return { isChanged };
  });
  if (done?.isChanged) clearAfterHiding();
  return done !== null;
}

function settle(tx: Tx, { jobId, claim, verdict, by }: Judging, now: Date) {
  const { name, value, proof } = factReports;
  return tx
    .update(factReports)
    .set({ settledAt: now, settledBy: by, outcome: verdict })
    .where(and(eq(factReports.jobId, jobId), eq(factReports.claim, claim), isNull(factReports.settledAt)))
    .returning({ name, value, proof });
}

type Kept = Judging & { fact: typeof jobFacts.$inferSelect; title: string; version: number };

async function keep(tx: Tx, { fact, title, version, ...judging }: Kept, now: Date): Promise<void> {
  const { name, value, proof, origin, isUnsure } = fact;
  const content = { verdict: judging.verdict, by: judging.by, version, createdAt: now };
  await tx
    .insert(factJudgements)
    .values({ ...judging, ...content, title, name, value, proof, origin, isUnsure })
    .onConflictDoUpdate({ target: [factJudgements.jobId, factJudgements.claim], set: content });
}
