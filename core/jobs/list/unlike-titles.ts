import { type SQL, sql } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { findCompounds, findFalseFriends } from "#core/search/find-false-friends.ts";
import type { Search } from "#core/search/search.ts";

/** Titles with only the stem of a word, "officers" for "office", or only a longer phrase that has it. */
export function unlikeTitles(search: Search): SQL[] {
  const { title } = jobs;
  const friends = findFalseFriends(search).map(({ word, others }) => {
    const other = `(?:${others.join("|")})\\M`;
    return sql`(${title} ~* ${`\\m${other}`} and ${title} !~* ${`\\m(?!${other})${word}`})`;
  });
  const compounds = findCompounds(search).map(({ word, phrases }) => {
    const longer = `\\m(?:${phrases.join("|")})\\M`;
    const others = sql`regexp_replace(${title}, ${longer}, '', 'gi')`;
    return sql`(${title} ~* ${longer} and ${others} !~* ${`\\m${word}`})`;
  });
  return [...friends, ...compounds];
}
