import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import stylesheet from "#app/app.css?url";
import { headScript } from "#app/boot/head-script.ts";
import { Logo } from "#app/components/frame/logo.tsx";
import { CardLines } from "#app/components/lists/job-card.tsx";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { Breadcrumb, type Crumb } from "#app/components/reading/breadcrumb.tsx";
import { drawDescription } from "#app/components/reading/draw-description.server.tsx";
import { quotesOf, TrailFacts } from "#app/components/reading/trail-facts.tsx";
import { JobSnapshotPage } from "#app/components/tracker/job-snapshot-page.tsx";
import { NoLongerOpen } from "#app/components/tracker/no-longer-open.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { pagePlaces } from "#app/offline/taken/taken-list.ts";
import { JobDetailsCard } from "#app/routes/jobs/job/job-details-card.tsx";
import { HeadingLines } from "#app/routes/jobs/job/job-heading.tsx";
import { type JobCard, payWithTips } from "#core/jobs/job-card.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { site } from "#core/platform/site.ts";
import { longDate } from "#core/text/long-date.ts";
import { plainAddress } from "#core/text/web-address.ts";
import type { TakenSavedJob } from "#core/tracker/saved/take-saved-jobs.ts";

const hashOfScript = createHash("sha256").update(headScript).digest("base64");

/** For pages that a device makes of what it took along. */
export const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // The worker's own script says what the network had since.
  `script-src 'self' 'sha256-${hashOfScript}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What all pages of a list have around them. */
export function drawFrame(): string {
  const body = renderToStaticMarkup(
    <>
      <header className="border-line border-b bg-paper print:hidden">
        <div className="page flex min-h-16 items-center gap-2">
          <a href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
            <Logo />
            <span className="font-display font-semibold text-xl tracking-tight">{site.name}</span>
          </a>
        </div>
      </header>
      <main id="main" className="flex-1">
        {pagePlaces.page}
      </main>
    </>,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${headScript}</script><title>${pagePlaces.title} | ${renderToStaticMarkup(site.name)}</title><link rel="stylesheet" href="${stylesheet}"></head><body class="flex min-h-dvh flex-col">${body}</body></html>`;
}

const sheet = "mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet";

export function drawList(title: string, words: string, cards: JobCard[]): string {
  return draw(
    <ListPage title={title} words={words}>
      {cards.map((card) => (
        <li key={card.jobId}>
          {/* Without a connection there are no logos of employers. */}
          <CardLines job={{ ...card, companyLogoUrl: null }} isApplied={false} />
        </li>
      ))}
    </ListPage>,
  );
}

export function drawSavedList(title: string, words: string, saved: { job: TakenSavedJob; at: string }[]) {
  return draw(
    <ListPage title={title} words={words}>
      {saved.map(({ job, at }) => (
        <li key={job.id} className="space-y-1 px-4 py-5 sm:px-6">
          <h2 className="text-xl">
            <a href={at} className="hover:underline">
              {job.jobTitle}
            </a>
          </h2>
          <p className="text-granite">
            <span className="font-medium text-ink">{job.companyName}</span> · {job.location}
          </p>
          {job.salary && <p className="tabular font-semibold text-sm">{payWithTips(job)}</p>}
          {job.closes && <p className="tabular text-sm">{job.closes.text}</p>}
          <NoLongerOpen of={job} />
          {job.notes && <p className="whitespace-pre-line">Your notes: {job.notes}</p>}
          <p className="text-granite text-sm">Saved on {longDate(job.savedAt)}</p>
        </li>
      ))}
    </ListPage>,
  );
}

function ListPage({ title, words, children }: { title: string; words: string; children: ReactNode[] }) {
  return (
    <div className="page py-6">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 text-granite">{words}</p>
      <ul className={sheet}>{children}</ul>
    </div>
  );
}

export function drawJob(list: Crumb, job: JobDetail): string {
  const text = drawDescription(job.blocks, quotesOf(job.facts));
  return draw(
    <div className="page py-6">
      <Breadcrumb items={[list, { label: job.title }]} />
      <article className="mt-4 grid gap-6 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <HeadingLines job={{ ...job, companyLogoUrl: null }} isApplied={false}>
          <Apply to={job.applyUrl} />
        </HeadingLines>
        <JobDetailsCard job={job} />
        <div>
          <TrailFacts facts={job.facts} takeHome={job.takeHome} />
          <h2 className="text-2xl not-first:mt-10">About this job</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
          <div className="mt-4 max-w-prose" dangerouslySetInnerHTML={{ __html: text }} />
        </div>
      </article>
    </div>,
  );
}

export function drawSavedJob(list: Crumb, { blocks, ...job }: TakenSavedJob): string {
  const news = { changes: [], startsAfter: null, hasDates: false };
  return draw(
    <JobSnapshotPage
      list={list}
      job={{ ...job, ...news }}
      text={drawDescription(blocks)}
      keptAt={job.savedAt}
    />,
  );
}

/** A reader may copy the address where no link can be opened. */
function Apply({ to }: { to: string | null }) {
  if (!to) return null;
  return (
    <p className="mt-5">
      <OutsideLink href={to} className={buttonStyles({ look: "primary", size: "large" })}>
        Apply Now
      </OutsideLink>
      <span className="wrap-anywhere mt-2 block text-granite text-sm">
        {to.startsWith("mailto:") ? `By email to ${plainAddress(to)}` : `Opens with a connection: ${to}`}
      </span>
    </p>
  );
}

/** What is for scripts alone: these pages have none. Of a time, the day stays. */
const forScripts = / data-discover="true"|(?<=dateTime="[\d-]{10})T[^"]*/g;

function draw(page: ReactNode): string {
  return renderToStaticMarkup(page).replace(forScripts, "");
}
