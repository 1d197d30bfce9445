import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useUpgrade } from "#app/components/account/upgrade.tsx";
import { firstInteraction } from "#app/components/first-interaction.ts";
import { JobResults, ListErrorBoundary } from "#app/components/lists/job-results.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { loadList } from "#app/routes/jobs/load-list.ts";
import { siteOrganization } from "#app/seo/organization.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { renewalTerms } from "#core/billing/renewal.ts";
import { listParameters } from "#core/jobs/query/list-position.ts";
import { site } from "#core/platform/site.ts";
import type { Route } from "./+types/home.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { IntroVideo } from "./intro-video.tsx";
import { PaymentReceived } from "./payment-received.tsx";
import { Pricing } from "./pricing.tsx";
import { heading, included, points, questions, story } from "./words.ts";

const PageEnd = lazy(() => firstInteraction("founder").then(() => import("./page-end.tsx")));

export const handle = {
  parameters: listParameters,
  secrets: ["payment", "session_id"],
} satisfies PageFacts;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
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
    title: siteOf(args.matches).name,
  },
  { "script:ld+json": siteOrganization(siteOf(args.matches)) },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const payment = url.searchParams.get("payment");
  const sessionId = payment === "success" ? url.searchParams.get("session_id") : null;
  const list = await loadList("all", url, context);
  const words = {
    heading: heading(list.list.boardTotal),
    points,
    included,
    renewals: renewalTerms(new Date()),
    story,
    questions,
  };
  return { ...list, payment, sessionId, film: site.introVideo, words };
}

export default function Home({ loaderData: { list, viewer, words, ...loaded } }: Route.ComponentProps) {
  useUpgradeParameter(list.isLimited);
  // The address loses the payment at once, but the page needs it until it has handled it.
  const [{ payment, sessionId, film }] = useState(loaded);
  // A new element would render again before its script arrives.
  const [end] = useState(
    <Suspense>
      <PageEnd story={words.story} questions={words.questions} />
    </Suspense>,
  );
  return (
    <>
      {sessionId && <PaymentReceived sessionId={sessionId} />}
      <Hero heading={words.heading} isLimited={list.isLimited} />
      <HowItWorks points={words.points} />
      <IntroVideo film={film} />
      <div className="page py-10">
        <h2 className="text-3xl">Latest jobs</h2>
        <JobResults list={list} viewer={viewer} action="/" />
        {!list.isLimited && (
          <p className="mt-8">
            <Link to="/jobs" prefetch="intent" className={buttonStyles({ size: "large" })}>
              Browse Jobs
            </Link>
          </p>
        )}
      </div>
      <Pricing
        isLimited={list.isLimited}
        wasCancelled={payment === "cancelled"}
        included={words.included}
        renewals={words.renewals}
      />
      {end}
    </>
  );
}

export const ErrorBoundary = ListErrorBoundary;

/** Sign-ins on the way to the plans lead to `/?upgrade=true`. */
function useUpgradeParameter(isLimited: boolean) {
  const { search } = useLocation();
  const { open } = useUpgrade();
  useEffect(() => {
    if (isLimited && search.includes("upgrade=true")) open();
  }, [isLimited, search, open]);
}
