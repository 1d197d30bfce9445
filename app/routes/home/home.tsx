import { JobResults, ListErrorBoundary } from "#app/components/job-results.tsx";
import { loadList } from "#app/routes/jobs/load-list.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/home.ts";
import { Faq } from "./faq.tsx";
import { Founder } from "./founder.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Pricing } from "./pricing.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Outdoor Industry Jobs",
    description:
      "Jobs in parks, guiding, ski, conservation and outdoor brands, gathered daily from public sources into one list.",
    path: "/",
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: "/feed.xml",
    title: siteOf(matches).name,
  },
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadList("all", url, context);
}

export default function Home({ loaderData: { list, viewer } }: Route.ComponentProps) {
  return (
    <>
      <Hero total={list.boardTotal} isLimited={list.isLimited} />
      <HowItWorks />
      <div className="page py-10">
        <h2 className="text-3xl">Latest jobs</h2>
        <JobResults list={list} viewer={viewer} action="/" />
      </div>
      <Pricing isLimited={list.isLimited} />
      <Founder />
      <Faq />
    </>
  );
}

export const ErrorBoundary = ListErrorBoundary;
