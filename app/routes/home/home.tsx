import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { opensWithPlan, planOffers } from "#app/components/account/plan-offers.ts";
import { useUpgrade } from "#app/components/account/upgrade.tsx";
import { ErrorState, ListErrorBoundary, shownBeside } from "#app/components/lists/error-state.tsx";
import { JobResults } from "#app/components/lists/job-results.tsx";
import { TrustBlock } from "#app/components/trust/trust-block.tsx";
import { trustWords } from "#app/components/trust/trust-words.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { lastVisitContext, viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { statusOfError } from "#app/request/form-route.ts";
import { failList } from "#app/routes/jobs/fail-list.ts";
import { loadList } from "#app/routes/jobs/load-list.ts";
import { siteOrganization } from "#app/seo/organization.ts";
import { pageMeta, siteOf } from "#app/seo/page-meta.ts";
import { findReturn } from "#core/billing/checkout/awaited-payments.ts";
import { countWays } from "#core/content/ways/count-ways.ts";
import { listParameters } from "#core/jobs/query/list-position.ts";
import { awaitedPayment } from "#core/jobs/viewer.ts";
import { site } from "#core/platform/site.ts";
import type { Route } from "./+types/home.ts";
import { Faq } from "./faq.tsx";
import { FoldedHero } from "./folded-hero.tsx";
import { Hero } from "./hero.tsx";
import { knowReturn } from "./know-return.ts";
import { PaymentReceived } from "./payment-received.tsx";
import { Pricing } from "./pricing.tsx";
import { readNews } from "./read-news.ts";
import { Story } from "./story.tsx";
import { heading, isWinter, makerOf, months, points, questions } from "./words.ts";

export const handle = {
  parameters: listParameters,
  secrets: ["payment", "session_id"],
  firstStyles: "home",
} satisfies PageFacts;

export const middleware = [knowReturn];

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
  const viewer = context.get(viewerContext);
  const listing = loadList("all", url, context).catch((error: unknown) => ({ error }));
  const [known, ways, news, trust] = await Promise.all([
    sessionId && viewer.kind !== "anonymous" ? findReturn(viewer.userId, sessionId, new Date()) : null,
    viewer.kind === "anonymous" ? countWays().catch(insteadOf({ doors: [], legend: [] })) : null,
    viewer.kind === "anonymous"
      ? []
      : readNews(viewer.userId, context.get(lastVisitContext)).catch(insteadOf([])),
    trustWords().catch(insteadOf(null)),
  ]);
  const list = await listing;
  const now = new Date();
  const words = {
    heading: heading("error" in list ? null : list.list.boardTotal),
    months: months(now),
    isWinter: isWinter(now),
    included: opensWithPlan,
    offers: planOffers(now),
    trust,
  };
  const below = { points, maker: makerOf(site), questions, film: site.introVideo };
  const visit = { viewer: viewer.kind, payment, sessionId, known, awaited: awaitedPayment(viewer) };
  const shown = { ...visit, words, below, ways, news };
  if ("error" in list) return failList(list.error, context, shown);
  return { ...shown, list: list.list };

  /** A part that can't be read leaves the others. */
  function insteadOf<Value>(value: Value) {
    return (error: unknown) => {
      statusOfError(error, context);
      return value;
    };
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = shownBeside<Shown>(error);
  if (!shown) return <ListErrorBoundary error={error} heading="Latest jobs" />;
  return <HomePage {...shown} list={null} error={error} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Shown = Omit<Loaded, "list">;
type HomeProps = Shown & { list: Loaded["list"] | null; error?: unknown };

function HomePage({ list, error, viewer, words, below, ways, news, awaited, ...loaded }: HomeProps) {
  const isShort = list ? list.isLimited : viewer !== "subscriber";
  useUpgradeParameter(isShort);
  // The address loses the payment at once, but the page needs it until it has handled it.
  const [{ payment, sessionId, known }] = useState(loaded);
  const keptId = useKeptSession();
  const returnedId = sessionId ?? (viewer === "subscriber" ? null : keptId);
  // Whoever comes back from paying is offered no plan until the page knows that nothing was paid.
  const [offering, setOffering] = useState<boolean | null>(null);
  const isOffering = offering ?? (!returnedId || viewer !== "anonymous");
  const isLimited = isShort && isOffering;
  const top = { heading: words.heading, months: words.months, isLimited };
  return (
    <>
      {returnedId && (
        <PaymentReceived
          sessionId={returnedId}
          isRepeated={!sessionId}
          known={known}
          setOffering={setOffering}
        />
      )}
      {ways ? (
        <>
          <Hero {...top} isWinter={words.isWinter} ways={ways} />
          <div className="page">{words.trust && <TrustBlock {...words.trust} />}</div>
        </>
      ) : (
        <FoldedHero {...top} news={news} awaited={awaited} />
      )}
      <div className="page py-6 sm:py-10">
        <h2 className="text-2xl sm:text-3xl">Latest jobs</h2>
        {list ? (
          <JobResults list={isOffering ? list : { ...list, unlock: null }} viewer={viewer} action="/" />
        ) : (
          <ErrorState error={error} />
        )}
        {!isShort && (
          <p className="mt-8">
            <Link to="/jobs" prefetch="intent" className={buttonStyles({ size: "large" })}>
              Browse Jobs
            </Link>
          </p>
        )}
      </div>
      <Story {...below} />
      <Pricing
        isLimited={isLimited}
        wasCancelled={payment === "cancelled"}
        awaited={awaited}
        included={words.included}
        offers={words.offers}
      />
      <Faq questions={below.questions} />
    </>
  );
}

/** The session of a payment from which this history entry was the return. The browser alone has it. */
function useKeptSession(): string | null {
  const { state } = useLocation();
  const [sessionId, setSessionId] = useState<string | null>(null);
  useEffect(() => setSessionId((kept) => kept ?? state?.sessionId ?? null), [state]);
  return sessionId;
}

/** Sign-ins on the way to the plans lead to `/?upgrade=true`. */
function useUpgradeParameter(isLimited: boolean) {
  const { search } = useLocation();
  const { open } = useUpgrade();
  useEffect(() => {
    if (isLimited && search.includes("upgrade=true")) open();
  }, [isLimited, search, open]);
}
