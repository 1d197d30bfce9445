import { type MouseEvent, Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import type { KeptJob } from "#app/components/navigation/kept-job.ts";
import { findRouter, type Router } from "#app/components/navigation/router.ts";
import { stayHere } from "#app/components/navigation/stay-here.ts";
import { ribbonStyle } from "#app/components/reading/ribbon.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type JobCard, payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { type DetailsJob, JobDetailsCard } from "./job-details-card.tsx";
import { type HeadingJob, JobFrame, JobHeading } from "./job-heading.tsx";

type KnownJob = HeadingJob &
  DetailsJob &
  Pick<JobCard, "season" | "months"> & {
    /** Where a badge does not say it. */
    pay: string | null;
    facts: { text: string; line: string | null }[];
    opening: string | null;
  };

type Opening = {
  job: KnownJob;
  /** Where the reader was. */
  from: { key: string; href: string; title: string; top: number; link: HTMLElement };
  timer: ReturnType<typeof setTimeout>;
  isDrawn: boolean;
};

/** On a fast network the page itself is there by then, and nothing flickers. */
const patienceMs = 80;

let opening: Opening | null = null;
const listeners = new Set<() => void>();

preloadJobPage();
Object.assign(window, { leaveEarlyPage: leave });

/**
 * Opens the job of a tapped link as the router would. The address changes at once, so that the back button leads
 * to the list, and the router replaces that entry when the page is there.
 */
export function openEarly(event: MouseEvent, tapped: JobCard | KeptJob) {
  const router = findRouter();
  const link = (event.target as Element).closest("a");
  if (!router || !link || link.target || link.hash || !isPlainClick(event)) return;
  const path = link.pathname;
  const job = "jobUrl" in tapped ? ofKept(tapped, path) : ofCard(tapped, path);
  if (!job) return;
  event.preventDefault();
  const { href } = location;
  // The router remembers how far the list was scrolled, so it comes first.
  void router.navigate(path, { replace: true, preventScrollReset: true });
  const entry = { usr: null, key: "early", early: true };
  if (opening) history.replaceState({ ...history.state, ...entry }, "", path);
  else history.pushState({ idx: history.state.idx + 1, ...entry }, "", path);
  clearTimeout(opening?.timer);
  const from = { key: router.state.location.key, href, title: document.title, top: scrollY, link };
  opening = {
    job,
    from: opening?.from ?? from,
    timer: setTimeout(() => draw(router), patienceMs),
    isDrawn: false,
  };
}

/** Stands in `main`. What follows it is hidden. */
export function EarlyJob() {
  const { key } = useLocation();
  const drawn = useSyncExternalStore(follow, drawnOpening);
  useLayoutEffect(() => arrive(key), [key]);
  if (drawn?.from.key !== key) return null;
  const { job } = drawn;
  const { season, months, pay, facts, opening } = job;
  return (
    <div className="early page min-h-dvh py-6">
      <Suspense>
        <JobFrame job={job}>
          <JobHeading job={job} isLive={opening !== null} />
          <div className="max-lg:hidden lg:row-span-2">
            <JobDetailsCard job={job} />
          </div>
          <div aria-busy="true">
            <p className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
              {season && (
                <span
                  className={months ? "blaze ribbon" : "blaze"}
                  data-line="season"
                  style={ribbonStyle(months)}
                >
                  {season}
                </span>
              )}
              {pay && (
                <span className="blaze" data-line="pay">
                  {pay}
                </span>
              )}
              {facts.map(({ text, line }) => (
                <span key={text} className="blaze" data-line={line}>
                  {text}
                </span>
              ))}
            </p>
            <h2 className="text-2xl not-first:mt-6">About this job</h2>
            {opening && <p className="mt-4 max-w-prose">{opening}</p>}
            <div className="mt-4 grid max-w-prose gap-3">
              <Skeleton className="h-4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        </JobFrame>
      </Suspense>
    </div>
  );
}

function follow(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function drawnOpening(): Opening | null {
  return opening?.isDrawn ? opening : null;
}

function tell() {
  for (const each of listeners) each();
}

function draw({ state }: Router) {
  if (!opening) return;
  const { title, company } = opening.job;
  opening = { ...opening, isDrawn: true };
  flushSync(tell);
  const matches = [{ id: "root", loaderData: state.loaderData.root }];
  const [tag] = pageMeta(
    { matches, location: state.location },
    { title: `${title} at ${company}`, path: null },
  );
  document.title = (tag as { title: string }).title;
  scrollTo(0, 0);
  focusMain();
}

function focusMain() {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** The page is there. */
function arrive(key: string) {
  if (!opening || opening.from.key === key) return;
  clearTimeout(opening.timer);
  if (!opening.isDrawn) scrollTo(0, 0);
  else if (document.activeElement === document.body) focusMain();
  opening = null;
  tell();
}

/** The list is still there, so going back loads nothing. */
function leave(event: Event) {
  const router = findRouter();
  if (!opening || !router) return;
  const { from, timer } = opening;
  clearTimeout(timer);
  opening = null;
  flushSync(tell);
  document.title = from.title;
  if (location.href !== from.href) return;
  event.stopImmediatePropagation();
  scrollTo(0, from.top);
  from.link.focus({ preventScroll: true });
  void stayHere(router);
}

function ofCard(card: JobCard, path: string): KnownJob | null {
  const listing = [card, ...card.others].find((each) => jobPath(each) === path);
  if (!listing) return null;
  const { jobId, companySlug, places, salary, isPayRead } = listing;
  return {
    ...card,
    id: jobId,
    companySlug,
    places: places.map((text) => ({ text })),
    location: listing === card ? card.location : (places[0] ?? card.location),
    datePosted: new Date(card.postedAt),
    validThrough: null,
    closesIn: null,
    hasRemote: card.remoteBadge !== null,
    workArrangement: card.remoteBadge === "Hybrid" ? "hybrid" : null,
    typeText: card.type,
    salaryText: isPayRead ? null : salary,
    pay: isPayRead ? payWithTips(listing) : null,
    facts: card.life ? [...card.facts, card.life] : card.facts,
    opening: card.description,
  };
}

function ofKept(kept: KeptJob, path: string): KnownJob | null {
  if (kept.jobUrl !== path) return null;
  return {
    id: kept.jobId,
    title: kept.jobTitle,
    company: kept.companyName,
    companySlug: path.split("/")[2] ?? "",
    companyLogoUrl: null,
    location: kept.location,
    places: [],
    category: null,
    typeText: kept.jobType,
    remoteBadge: null,
    salaryText: kept.salary,
    mark: null,
    isFeatured: false,
    isDemo: false,
    applyUrl: null,
    datePosted: null,
    validThrough: null,
    closesIn: null,
    hasRemote: false,
    workArrangement: null,
    postedDate: "",
    season: null,
    months: null,
    pay: null,
    facts: [],
    opening: null,
  };
}

type Manifest = { routes: Record<string, { module: string; imports?: string[] }> };

function preloadJobPage() {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const { module, imports = [] } = manifest?.routes["routes/jobs/job"] ?? {};
  for (const href of module ? [module, ...imports] : [])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
    );
}
