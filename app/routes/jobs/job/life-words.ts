import { endTexts } from "#core/jobs/end-reason.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { lastSeenText, sourceNames } from "#core/sources/last-seen-text.ts";
import { dayAndTime, dayName } from "#core/text/day-and-time.ts";
import { capitalized } from "#core/text/lines.ts";

export type JobLife = {
  lastSeen: string | null;
  evergreen: string | null;
  linkWorked: string | null;
  firstSeen: string | null;
  reposted: string | null;
  ended: string | null;
};

/** The loader says these words, so that server and browser agree on the day. */
export function lifeWords(job: JobDetail, now = new Date()): JobLife {
  const { lastSeen, repostedOn, end } = job;
  const alsoOn = sourceNames(job.alsoOn);
  return {
    lastSeen: lastSeen && `${lastSeenText(lastSeen, now)}${alsoOn ? `. Also on ${alsoOn}` : ""}`,
    evergreen: job.evergreen && `${job.evergreen}. Ask if they are hiring now.`,
    linkWorked: lastSeen?.linkWorkedAt ? capitalized(dayAndTime(lastSeen.linkWorkedAt, now)) : null,
    firstSeen: lastSeen && capitalized(dayName(lastSeen.firstAt, now)),
    reposted: repostedText(repostedOn, now),
    ended: end?.reason ? `${endTexts[end.reason].short}, removed ${dayAndTime(end.at, now)}.` : null,
  };
}

function repostedText(days: string[], now: Date): string | null {
  const last = days.at(-1);
  if (!last) return null;
  const day = capitalized(dayName(new Date(`${last}T18:00:00Z`), now));
  return days.length > 1 ? `${day} (${days.length} times)` : day;
}
