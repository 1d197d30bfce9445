import { useMemo } from "react";
import { data, href, useLocation } from "react-router";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { PageNumbers } from "#app/components/lists/paging/page-numbers.tsx";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { signedIn } from "#app/middleware/require-account.ts";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import { withSignedNotice } from "#app/notices/signed-notice.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute } from "#app/request/form-route.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { lastPage, rowsAtOnce } from "#core/platform/numbered-pages.ts";
import type { Route } from "./+types/area.ts";
import { areaPath, areas, findArea } from "./areas/find-area.ts";
import type { AdminArea, AreaQuestion as AreaQuestionText, RefusedAction } from "./table/admin-area.ts";
import { AreaForms } from "./table/area-form.tsx";
import { type AreaQuery, areaAddress, areaParameters, readAreaQuery } from "./table/area-query.ts";
import { AreaQuestion } from "./table/area-question.tsx";
import { AreaSearch } from "./table/area-search.tsx";
import { AreaTable } from "./table/area-table.tsx";
import { runAreaAction } from "./table/run-area-action.ts";
import { useFocusAfter } from "./table/use-focus-after.ts";

type Shown = { refused?: RefusedAction; question?: AreaQuestionText };

const form = formRoute<Shown>(async ({ params: { area = "" }, fields, url, context }) => {
  const handlers = findArea(area);
  if (!handlers) throw data(null, { status: 404 });
  const { email, userId } = signedIn(context).account;
  const done = await runAreaAction(handlers, fields, email);
  if (done.ok === "asks") return { shown: { question: done.question }, json: { question: done.question } };
  if (!done.ok) return { error: done.refused.error, status: done.status, shown: { refused: done.refused } };
  const to = withSignedNotice(areaAddress(areaPath(area), readAreaQuery(url)), done.message, userId);
  return { to, json: { said: done.message } };
});

export const handle = { personal: true, parameters: areaParameters } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [...requireAdmin, form.middleware];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.area.title ?? "Page not found" });

export async function loader({ params, url }: Route.LoaderArgs) {
  const handlers = findArea(params.area);
  if (!handlers) throw data(null, { status: 404 });
  const query = readAreaQuery(url);
  const area = await handlers.load(query);
  const others = areas
    .filter(({ name }) => name !== params.area)
    .map(({ name, label }) => ({ path: areaPath(name), label }));
  return { area, query, others, path: areaPath(params.area) };
}

export const action = form.action;

export default function Area({ loaderData, actionData }: Route.ComponentProps) {
  const { area, query, others, path } = loaderData;
  const refused = actionData?.refused ?? null;
  const { key } = useLocation();
  const rowIds = useMemo(() => area.rows.map(({ id }) => id), [area]);
  const { heading, onSubmit } = useFocusAfter(key, rowIds, refused !== null);
  const address = areaAddress(path, query);
  const pages = Math.min(lastPage, Math.ceil(area.total / (area.pageSize ?? rowsAtOnce)));
  return (
    <div className="page py-6 sm:py-10">
      <Breadcrumb items={[{ label: "Administration", to: href("/admin") }, { label: area.title }]} />
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl outline-none sm:text-4xl">
        {area.title}
      </h1>
      <p className="mt-3 max-w-prose text-granite">{area.intro}</p>
      {area.links && <Links links={area.links} />}
      {refused && (
        <p role="alert" className="mt-6 border-clay border-l-4 pl-4 text-clay">
          {refused.error}
        </p>
      )}
      {actionData?.question && <AreaQuestion question={actionData.question} address={address} />}
      {/* A new key restarts the forms with the new values after each step. */}
      <AreaForms key={`forms ${key}`} forms={area.forms ?? []} address={address} refused={refused} />
      <AreaSearch key={areaAddress("", query)} {...{ path, query }} {...area} />
      {area.columns.length > 0 && (
        <section aria-label={area.title} onSubmit={onSubmit} className="mt-6">
          {area.rows.length > 0 ? (
            <>
              <p className="tabular mb-3 text-granite text-sm">{countOf(area)}</p>
              <AreaTable key={key} area={area} address={address} refused={refused} />
              <PageNumbers
                {...{ page: query.page, pages, onLeave: undefined }}
                addressOf={(page) => areaAddress(path, { ...query, page })}
              />
            </>
          ) : (
            <NoRows empty={area.empty} path={path} query={query} />
          )}
        </section>
      )}
      <nav aria-labelledby="other-areas" className="mt-14 border-line border-t pt-6">
        <h2 id="other-areas" className="text-xl">
          Elsewhere in the administration
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {[{ path: href("/admin"), label: "Job Sync Administration" }, ...others].map((other) => (
            <li key={other.path}>
              <Link to={other.path} className="text-link inline-flex min-h-11 items-center md:min-h-8">
                {other.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Links({ links }: { links: NonNullable<AdminArea["links"]> }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {links.map(({ to, text, isFile }) => (
        <li key={text}>
          <Link
            to={to}
            reloadDocument={isFile}
            className="text-link inline-flex min-h-11 items-center md:min-h-8"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoRows({ empty, path, query }: { empty: string; path: string; query: AreaQuery }) {
  const isNarrowed = query.search || query.source || query.state;
  if (!isNarrowed && query.page === 1) return <EmptyState text={empty} />;
  const text =
    query.page > 1 ? "This page is empty." : `No matches${query.search && ` for “${query.search}”`}.`;
  const to = query.page > 1 ? areaAddress(path, { ...query, page: 1 }) : path;
  return (
    <EmptyState text={text}>
      <Link to={to} className={buttonStyles()}>
        {query.page > 1 ? "Go to the first page" : "Show all"}
      </Link>
    </EmptyState>
  );
}

function countOf({ total, isCapped }: Pick<AdminArea, "total" | "isCapped">): string {
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} ${total === 1 ? "entry" : "entries"}`;
}
