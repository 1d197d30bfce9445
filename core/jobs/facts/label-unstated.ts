import { sql } from "drizzle-orm";
import { choiceSets } from "#core/facts/choices.ts";
import { mostCardFacts } from "#core/facts/shown/card-facts.ts";
import { saysWord, silencesNoted, subjectName } from "#core/facts/silence.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { db } from "#core/platform/db.server.ts";

export async function labelUnstated<List extends { featured: JobCard[]; cards: JobCard[] }>(
  list: List,
  facts: readonly string[] = [],
): Promise<List> {
  const subjects = choiceSets(facts).flatMap((set) => set.flatMap(({ letsIn }) => letsIn ?? []));
  const cards = [...list.featured, ...list.cards];
  if (!subjects.length || !cards.length) return list;
  const { rows } = await db.execute<{ id: string; unsaid: string[] }>(sql`
    select id, array(
      select subject from unnest(${sql.param(subjects)}::text[]) subject
      where not fact_words @> array[${saysWord("")} || subject]
    ) as unsaid
    from jobs
    where id = any(${sql.param(cards.map(({ jobId }) => jobId))}::uuid[]) and fact_words @> array[${silencesNoted}]`);
  const unsaid = new Map(rows.map((row) => [row.id, row.unsaid]));
  const marked = (card: JobCard): JobCard => {
    const marks =
      unsaid
        .get(card.jobId)
        ?.map((subject) => ({ text: `${subjectName(subject)}: not stated`, line: null })) ?? [];
    return { ...card, facts: [...marks, ...card.facts].slice(0, mostCardFacts) };
  };
  return { ...list, featured: list.featured.map(marked), cards: list.cards.map(marked) };
}
