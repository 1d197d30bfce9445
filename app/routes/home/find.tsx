import { href, redirect } from "react-router";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import { Contours } from "#app/components/frame/contours.tsx";
import type { OpenLink } from "#app/components/lists/list-notes.tsx";
import { viewAddresses } from "#app/components/lists/map/map-address.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { LinkButtons } from "#app/components/ui/link-buttons.tsx";
import { viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { alertFields } from "#app/routes/jobs/alert-query.ts";
import { linkTo, wayAddress } from "#app/routes/jobs/way-address.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { answerSearch } from "#core/content/ways/answer-search.ts";
import { findFields, parseFind } from "#core/content/ways/find-address.ts";
import { findWay } from "#core/content/ways/find-way.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { excessTitles } from "#core/jobs/query/parameters.ts";
import { queryFields } from "#core/jobs/query/query-address.ts";
import { awaitedPayment } from "#core/jobs/viewer.ts";
import type { Route } from "./+types/find.ts";
import { FindForm } from "./find-form.tsx";
import { months } from "./words.ts";

export const handle = { parameters: ["what", "where", "when"] } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.said ?? "Find jobs", path: null });

/** Where it leads depends on the viewer, so nobody stores it. */
const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const asked = parseFind(url.searchParams);
  const way = await findWay(asked, viewer);
  const excess = excessTitles(url.searchParams.get("what"));
  if (way.kind !== "none") {
    const isCut = excess && way.kind === "list" && way.query.titles;
    // The list says what it does not look for.
    throw redirect(isCut ? withTyped(wayAddress(way), url) : wayAddress(way), { headers });
  }
  const { nearest, kinds, closed, ...answer } = await answerSearch(way.query, viewer);
  const isMapped = closed !== null && !way.query.titles && !way.query.work;
  return {
    ...answer,
    excess,
    closed,
    isOffered: closed !== null && !awaitedPayment(viewer),
    fields: findFields(asked) ?? {},
    alertFields: alertFields(way.query),
    nearest: [...nearest.map(linkTo), ...(isMapped ? [mapOf(way.query)] : [])],
    kinds: { ...kinds, pages: kinds.pages.map(linkTo) },
    months: months(new Date()),
  };
}

export default function Find({ loaderData: answer }: Route.ComponentProps) {
  const { said, closed, missing, nearest, kinds } = answer;
  const again = (searches: { text: string; search: string; jobs?: string }[]) =>
    searches.map(({ text, search, jobs }) => ({
      label: jobs ? `${text}: ${jobs}` : text,
      to: `/find${search}`,
    }));
  return (
    <>
      <div className="relative isolate overflow-hidden bg-spruce text-on-spruce">
        <Contours className="absolute inset-0 -z-10 text-spruce-line opacity-60" />
        <div className="page py-3 sm:py-5">
          <FindForm months={answer.months} fields={answer.fields} isFolded />
        </div>
      </div>
      <div className="page space-y-8 py-6 sm:py-10">
        <div>
          <h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">{said}</h1>
          {closed && <p className="mt-2">{closed}</p>}
          {missing && <p className="mt-2">{missing}</p>}
          {answer.excess && <p className="mt-2">{answer.excess}</p>}
          <div className="mt-4 flex flex-wrap gap-3">
            {answer.isOffered && (
              <UpgradeLink className={buttonStyles({ look: "primary", size: "large" })}>
                Unlock All Jobs
              </UpgradeLink>
            )}
            <AlertLink
              alertFields={answer.alertFields}
              className={buttonStyles({ look: closed ? "secondary" : "primary", size: "large" })}
            >
              {closed ? "Get Job Alerts" : "Email me when one appears"}
            </AlertLink>
          </div>
        </div>
        <Links heading="Did you mean" links={again([...answer.spellings, ...answer.places])} />
        <Links heading="Search wider" links={again(answer.widenings)} />
        <Links heading="Open to everyone" links={nearest} />
        <Links heading={kinds.heading} links={[...kinds.pages, allSearches]} />
      </div>
    </>
  );
}

function withTyped(address: string, { origin, searchParams }: URL): string {
  const list = new URL(address, origin);
  list.searchParams.set("title", searchParams.get("what") ?? "");
  return list.pathname + list.search;
}

function mapOf(query: JobQuery): OpenLink {
  return {
    label: "Map of these jobs",
    to: href("/jobs") + viewAddresses(queryFields(query, offers.list)).map,
  };
}

const allSearches: OpenLink = { label: "All job searches", to: href("/search/all") };

function Links({ heading, links }: { heading: string; links: OpenLink[] }) {
  if (!links.length) return null;
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <LinkButtons links={links} />
    </section>
  );
}
