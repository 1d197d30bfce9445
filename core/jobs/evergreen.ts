import { dayMs } from "#core/text/time.ts";

type Dated = { datePosted: Date; repostedOn: string[] };

const oldAfterDays = 365;
const repostsInARow = 3;
const monthly = { least: 20, most: 45 };

export function evergreenText(job: Dated, now: Date): string | null {
  if (isRepostedMonthly(job, now)) return "Reposted every month";
  const isOld = now.getTime() - job.datePosted.getTime() > oldAfterDays * dayMs;
  return isOld ? `Open since ${job.datePosted.getUTCFullYear()}` : null;
}

function isRepostedMonthly({ datePosted, repostedOn }: Dated, now: Date): boolean {
  const days = [datePosted, ...repostedOn.map((day) => new Date(day)), now].map(
    (moment) => moment.getTime() / dayMs,
  );
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const sinceLast = gaps.pop() ?? 0;
  const last = gaps.slice(-repostsInARow);
  const isSteady = last.every((gap) => gap >= monthly.least && gap <= monthly.most);
  return last.length === repostsInARow && isSteady && sinceLast <= monthly.most;
}
