import { href, type RouterContextProvider, redirect } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { CompanyLogo } from "#app/components/lists/company-logo.tsx";
import { JobList } from "#app/components/lists/job-list.tsx";
import { NextPage } from "#app/components/lists/paging/pagination.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { asksAfreshContext, freshUntilContext } from "#app/context.ts";
import { packOnce } from "#app/once/pack-once.server.ts";
import { useUnpacked } from "#app/once/packed.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { companyPath } from "#app/paths.ts";
import { breadcrumbList } from "#app/seo/breadcrumb-list.ts";
import { organization } from "#app/seo/organization.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { CompanyPage } from "#core/jobs/pages/find-company.ts";
import { type CompanyName, companiesLike } from "#core/jobs/pages/live-companies.ts";
import { addressOf } from "#core/jobs/query/address-of.ts";
import { recentCompany } from "#core/jobs/recent/recent-lists.ts";
import { formatCount } from "#core/text/number-words.ts";
import type { Route } from "./+types/company.ts";

export const handle = { parameters: ["after"] } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, params, ...args }) => {
  const company = loaderData?.company;
  if (!company) {
    return pageMeta(args, { title: `Outdoor Jobs at ${nameIn(params.companySlug)}`, path: null });
  }
  const path = companyPath(company.slug);
  return [
    ...pageMeta(args, {
      title: `Outdoor Jobs at ${company.name}`,
      description: `${company.jobCount} open ${company.jobCount === 1 ? "position" : "positions"} at ${company.name}. ${company.summary ?? ""}`,
      path: company.jobCount ? path : null,
      hasFeed: true,
    }),
    { "script:ld+json": organization(company, siteOf(args.matches).origin + path) },
    breadcrumbList(trailOf(company.name), siteOf(args.matches).origin),
  ];
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const after = url.searchParams.get("after");
  const company = await recentCompany(params.companySlug, after, context.get(asksAfreshContext));
  context.get(freshUntilContext)(company?.freshUntil ?? null);
  if (company) return { company: withPackedCards(context, company), asked: null, similar: [] };
  const similar = await companiesLike(params.companySlug);
  const [only, second] = similar;
  // The company may hire again, so the redirect is temporary.
  if (only && !second) throw redirect(companyPath(only.slug), 302);
  return { company: null, asked: nameIn(params.companySlug), similar };
}

export default function Company({ loaderData: { company, asked, similar } }: Route.ComponentProps) {
  return company ? <OpenPositions company={company} /> : <NoOpenings asked={asked} similar={similar} />;
}

function withPackedCards(context: Readonly<RouterContextProvider>, page: CompanyPage) {
  const { cards: _, unlisted: __, ...company } = page;
  return { ...company, jobs: packOnce(context, page, ({ cards, unlisted }) => ({ cards, unlisted })) };
}

function OpenPositions({ company }: { company: ReturnType<typeof withPackedCards> }) {
  const { name, jobCount, locationCount } = company;
  const { cards, unlisted } = useUnpacked(company.jobs);
  return (
    <div className="page py-6">
      <Breadcrumb items={trailOf(name)} />
      <header className="mt-4 flex gap-4">
        <CompanyLogo name={name} url={company.logoUrl} />
        <div className="min-w-0">
          <h1 className="text-3xl leading-tight sm:text-4xl">Outdoor Jobs at {name}</h1>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Badge>{formatCount(jobCount, "Active Position")}</Badge>
            {jobCount > 0 && <Badge>{company.size} Company</Badge>}
            {company.hasRemote && <Badge>Remote Available</Badge>}
            {jobCount > 0 && <Badge>{formatCount(locationCount, "Location")}</Badge>}
          </p>
        </div>
      </header>
      <p className="mt-5 max-w-prose leading-relaxed">
        {company.summary ??
          (jobCount > 0 && `${name} is hiring in the outdoor industry. Its open positions are listed below.`)}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {company.website && (
          <OutsideLink href={company.website} className={buttonStyles()}>
            Visit Website
          </OutsideLink>
        )}
        <AlertLink alertFields={{ company: name }} className={buttonStyles()}>
          Get Job Alerts
        </AlertLink>
      </p>
      <section aria-labelledby="positions" className="mt-8">
        <h2 id="positions" className="mb-2 text-2xl">
          {formatCount(jobCount, "Open Position")}
        </h2>
        {company.shownText && <p className="tabular mb-2 text-granite text-sm">{company.shownText}</p>}
        {cards.length > 0 && <JobList jobs={cards} />}
      </section>
      {unlisted.length > 0 && (
        <section aria-labelledby="unlisted" className="mt-12">
          <h2 id="unlisted" className="text-2xl">
            Not in our job lists
          </h2>
          <p className="mt-1 mb-2 text-granite">
            Courses, academic positions and places you pay for. We don't count them as jobs.
          </p>
          <JobList jobs={unlisted} />
        </section>
      )}
      <NextPage
        to={company.next && `${companyPath(company.slug)}?after=${company.next}`}
        previousTo={
          company.isFirstPage ? null : companyPath(company.slug) + addressOf({ after: company.previous })
        }
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={href("/jobs")} className={buttonStyles()}>
          View All Jobs
        </Link>
        {cards.length > 0 && <TakeList of={companyPath(company.slug)} />}
      </div>
    </div>
  );
}

function NoOpenings({ asked, similar }: { asked: string | null; similar: CompanyName[] }) {
  return (
    <div className="page max-w-2xl py-20 text-center">
      <h1 className="text-2xl leading-snug">
        No current openings at this company. Check back soon for new opportunities!
      </h1>
      {similar.length > 0 && (
        <>
          <p className="mt-6 text-granite">Did you mean one of these?</p>
          <ul className="mt-2">
            {similar.map((company) => (
              <li key={company.slug}>
                <Link to={companyPath(company.slug)} className={buttonStyles({ look: "link" })}>
                  {company.name}
                </Link>{" "}
                <span className="text-granite text-sm">({formatCount(company.jobCount, "position")})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <AlertLink alertFields={asked ? { company: asked } : {}} className={buttonStyles()}>
          Get Job Alerts
        </AlertLink>
        <Link to="/" className={buttonStyles()}>
          Back to All Jobs
        </Link>
        <Link to={href("/jobs")} className={buttonStyles({ look: "primary" })}>
          Browse All Jobs
        </Link>
      </p>
    </div>
  );
}

/** An employer without openings is known by its address alone. */
function nameIn(slug: string): string {
  return slug.replaceAll("-", " ").slice(0, 100);
}

function trailOf(name: string) {
  return [{ label: "Home", to: "/" }, { label: "Jobs", to: href("/jobs") }, { label: name }];
}
