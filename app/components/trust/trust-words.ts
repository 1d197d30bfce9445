import { href } from "react-router";
import { site } from "#core/platform/site.ts";
import { boardFigures } from "#core/sources/board-figures.ts";
import { formatCount } from "#core/text/number-words.ts";
import { timeAgo } from "#core/text/time-ago.ts";

/** The loader sends these texts, which keeps them out of the script. */
export type TrustWords = {
  reading: { heading: string; sources: string[] } | null;
  removed: { to: string; label: string } | null;
  said: string[];
  maker: { label: string; to: string };
};

export async function trustWords(now = new Date()): Promise<TrustWords> {
  const { sources, endedThisWeek } = await boardFigures(now);
  const [latest] = sources;
  const { name, slug, isConfigured } = site.founder;
  return {
    reading: latest
      ? {
          heading: `${formatCount(sources.length, "source")}, last read ${timeAgo(latest.readAt, now)}`,
          sources: sources.map(
            ({ label, readAt, isDemo }) => `${label}${isDemo ? " (demo data)" : ""}: ${timeAgo(readAt, now)}`,
          ),
        }
      : null,
    removed: endedThisWeek
      ? { to: href("/removed"), label: `${formatCount(endedThisWeek, "job")} left the lists this week` }
      : null,
    said: ["A fact on a job page opens the sentence it comes from."],
    maker: {
      label: isConfigured ? `Made by ${name}` : "Who makes this",
      to: href("/:founderSlug", { founderSlug: slug }),
    },
  };
}
