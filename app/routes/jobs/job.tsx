import { Suspense } from "react";
import { Await, data, href, isRouteErrorResponse, Navigate, redirect, useLocation } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { JobList } from "#app/components/lists/job-list.tsx";
import { shownPage } from "#app/components/navigation/shown-page.ts";
import { isUnanswered } from "#app/components/navigation/without-network.ts";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { drawDescription } from "#app/components/reading/draw-description.server.tsx";
import { StartsAfter } from "#app/components/reading/starts-after.tsx";
import { quotesOf, TrailFacts } from "#app/components/reading/trail-facts.tsx";
import { useTrackedJobs } from "#app/components/tracker/saving.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LinkButtons } from "#app/components/ui/link-buttons.tsx";
import { asksAfreshContext, freshUntilContext, shownPostingContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { jobPicture } from "#app/seo/job-picture.ts";
import { jobPosting } from "#app/seo/job-posting.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { PageTitle } from "#app/seo/page-title.tsx";
import { categoryPage } from "#core/content/category-page.ts";
import { findSearch } from "#core/content/content.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { findJob, type JobDetail } from "#core/jobs/pages/find-job.ts";
import { parkPagesOfJob } from "#core/jobs/parks/park-pages.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { recentRelated } from "#core/jobs/recent/recent-lists.ts";
import { site } from "#core/platform/site.ts";
import { findEmailLink } from "#core/postings/find-posting.ts";
import type { Route } from "./+types/job.ts";
import { searchAlertFields } from "./alert-query.ts";
import { ApplyBar, applyLinks } from "./job/apply-bar.tsx";
import { drawJobFoot } from "./job/draw-job-foot.server.tsx";
import { EarlyJob, type TappedJob } from "./job/early-job.tsx";
import { JobDetailsCard } from "./job/job-details-card.tsx";
import { JobFrame, JobHeading, type KindLinks, trailOf } from "./job/job-heading.tsx";
import { JobNotFound } from "./job/job-not-found.tsx";
import { type JobLife, lifeWords } from "./job/life-words.ts";
import { parkLinks } from "./near/park-path.ts";

export const handle = { firstStyles: "job" } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, error, ...args }) => {
  // Its page has a title of its own.
  if (!loaderData)
    return isMissing(error) ? pageMeta(args, { title: "Job Not Found", path: null }).slice(1) : [];
  // Its title is known later than the router asks for it.
  if ("late" in loaderData) return [];
  const { job, isLive, picture } = loaderData;
  const posting = isLive && job.isJob ? jobPosting(job) : null;
  return [
    ...pageMeta(args, {
      title: `${job.title} at ${job.company}`,
      description: [job.location, job.salaryText, job.preview].filter(Boolean).join(" · "),
      path: isLive ? jobPath(job) : null,
      type: "article",
      picture,
    }),
    ...(posting && "data" in posting ? [{ "script:ld+json": posting.data }] : []),
    ...(isLive ? [breadcrumbList(trailOf(job), siteOf(args.matches).origin)] : []),
  ];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findJob(params);
  if (!found) throw data(null, { status: 404 });
  if (found.kind === "moved") throw redirect(jobPath(found), 301);
  const isLive = found.kind === "live";
  const related = await recentRelated(found.job, context.get(asksAfreshContext));
  context.get(freshUntilContext)(related.freshUntil);
  context.get(freshUntilContext)(found.job.expiresAt);
  if (isLive && found.job.isFeatured) context.get(shownPostingContext)(found.job.id);
  const address = site.origin + jobPath(found.job);
  const emailLink = isLive ? await findEmailLink(found.job) : null;
  const picture = isLive ? jobPicture(found.job) : undefined;
  const parks = parkLinks(await parkPagesOfJob(found.job.places));
  return data(
    {
      job: found.job,
      life: lifeWords(found.job),
      kind: kindLinks(found.job),
      text: isLive ? drawDescription(found.job.blocks, quotesOf(found.job.facts)) : "",
      foot: drawJobFoot(found.job, address, emailLink),
      emailLink,
      isLive,
      picture,
      related: related.cards,
      parks,
    },
    { status: isLive ? 200 : 410 },
  );
}

type JobPageData = Awaited<ReturnType<typeof loader>>["data"];

/** On a fast network the page itself is there by then, and nothing flickers. */
const patienceMs = 80;

/** Does not wait for a page that is late: what its link knew of the job is shown meanwhile. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const asked = serverLoader();
  // A page that asks for itself again has all its text.
  if (new URL(request.url).pathname === shownPage()?.location.pathname) return asked;
  const isLate = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const page = await Promise.race([asked, isLate]);
  if (page) return page;
  // The router hears nothing of what comes so late.
  return {
    late: asked.then(
      (page) => ({ page }),
      (error: unknown) => ({ error }),
    ),
  };
}

export default function Job({ loaderData }: Route.ComponentProps) {
  const { key, pathname, state } = useLocation();
  if (!("late" in loaderData)) return <JobPage {...loaderData} />;
  return (
    <Suspense key={key} fallback={<EarlyJob tapped={state} path={pathname} />}>
      <Await resolve={loaderData.late}>
        {(answer) =>
          "error" in answer ? (
            <JobFailure error={answer.error} />
          ) : (
            <>
              <PageTitle title={`${answer.page.job.title} at ${answer.page.job.company}`} />
              <JobPage {...answer.page} />
            </>
          )
        }
      </Await>
    </Suspense>
  );
}

function JobPage({ job, life, kind, text, foot, emailLink, isLive, related, parks }: JobPageData) {
  return (
    <div className="page py-6">
      <JobFrame job={job}>
        <JobHeading job={job} isLive={isLive} emailLink={emailLink} kind={kind} />
        {isLive && <JobDetailsCard job={job} life={life} />}
        <div className={isLive ? undefined : "lg:col-span-2"}>
          {isLive ? <FullText job={job} text={text} foot={foot} /> : <NoLongerOpen job={job} life={life} />}
        </div>
      </JobFrame>
      {kind.alert && <AlertOfKind {...kind.alert} />}
      {related.length > 0 && (
        <section className="mt-12 print:hidden" aria-labelledby="related">
          <h2 id="related" className="mb-2 text-2xl">
            {isLive ? "Related jobs" : "Similar jobs that are open"}
          </h2>
          <JobList jobs={related} />
        </section>
      )}
      {parks.length > 0 && (
        <nav aria-labelledby="parks" className="mt-10 print:hidden">
          <h2 id="parks" className="text-2xl">
            Near parks and ski areas
          </h2>
          <LinkButtons links={parks} />
        </nav>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobFailure error={error} />;
}

/** Of a late page the router handles neither an address that has moved nor a job that is not there. */
function JobFailure({ error }: { error: unknown }) {
  const { pathname, state } = useLocation();
  const movedTo = error instanceof Response && error.headers.get("Location");
  if (movedTo) return <Navigate to={movedTo} replace />;
  if (isMissing(error)) return <JobNotFound />;
  const tapped = state as TappedJob | null;
  if (isUnanswered(error) && tapped) return <EarlyJob tapped={tapped} path={pathname} isCut />;
  return <ErrorPage error={error} />;
}

function kindLinks({ category, typeText, jobType }: JobDetail): KindLinks & { alert: KindAlert | null } {
  const slug = categoryPage(category);
  const search = slug ? findSearch(slug) : null;
  return {
    alert: search && { label: search.label, fields: searchAlertFields(search.query, {}) },
    category: slug && href("/search/:slug", { slug }),
    type: typeText && href("/jobs") + addressOf({ job_type: jobType ?? typeText }),
  };
}

type KindAlert = { label: string; fields: QueryFields };

function AlertOfKind({ label, fields }: KindAlert) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {label} by email:
      <AlertLink alertFields={fields} className={buttonStyles()}>
        Get Job Alerts
      </AlertLink>
    </p>
  );
}

function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}

function FullText({ job, text, foot }: { job: JobDetail; text: string; foot: string }) {
  return (
    <>
      <TrailFacts facts={job.facts} takeHome={job.takeHome} jobId={job.id} />
      <StartsAfter to={job.startsAfter} title={job.title} />
      <h2 className="text-2xl not-first:mt-10">About this job</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
      <div className="mt-4 max-w-prose" dangerouslySetInnerHTML={{ __html: text }} />
      <ApplyBar job={job} />
      {job.applyUrl && (
        <p className="mt-8">
          <OutsideLink
            id={applyLinks.last}
            href={job.applyUrl}
            counted={job.isFeatured && job.id}
            className={buttonStyles({ look: "primary", size: "large" })}
          >
            Apply for this Position
          </OutsideLink>
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our server drew it */}
      <div dangerouslySetInnerHTML={{ __html: foot }} />
    </>
  );
}

function NoLongerOpen({ job, life }: { job: JobDetail; life: JobLife }) {
  const { isSaved, isApplied } = useTrackedJobs();
  return (
    <div className="max-w-prose">
      <p className="text-lg">This job is no longer open.</p>
      {life.ended && (
        <p className="mt-1 text-granite">
          {life.ended}{" "}
          <Link to={href("/removed")} className="text-link">
            Why jobs leave
          </Link>
        </p>
      )}
      {isApplied(job.id) ? (
        <SavedCopyLink list="My Applications" to="/my-applications" />
      ) : (
        isSaved(job.id) && <SavedCopyLink list="My Saved Jobs" to="/my-jobs" />
      )}
      <p className="mt-4">
        <Link to={href("/jobs")} className={buttonStyles({ look: "primary" })}>
          Back to Search
        </Link>
      </p>
    </div>
  );
}

function SavedCopyLink({ list, to }: { list: string; to: string }) {
  return (
    <p className="mt-1 text-granite">
      Your saved copy is in{" "}
      <Link to={to} className="text-link">
        {list}
      </Link>
      .
    </p>
  );
}
