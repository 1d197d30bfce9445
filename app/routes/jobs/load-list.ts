import { href, type RouterContextProvider } from "react-router";
import { asksForMap, mapFields, viewAddresses } from "#app/components/lists/map/map-address.ts";
import { freshUntilContext, viewerContext } from "#app/context.ts";
import { companyPath, statePath } from "#app/paths.ts";
import { nearestOpenPage, type OpenPage } from "#core/content/open-page.ts";
import { listSheet } from "#core/jobs/facts/list-sheet.ts";
import { listMap } from "#core/jobs/map/list-map.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { addressOf } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { withOrder } from "#core/jobs/query/list-hints.ts";
import { type ListScope, listJobs } from "#core/jobs/query/list-jobs.ts";
import { formFields, parseQuery } from "#core/jobs/query/query-address.ts";
import { readOrder } from "#core/jobs/search/list-order.ts";
import { alertFields as fieldsOfAlert } from "./alert-query.ts";
import { openSheet, sheetAddress } from "./sheet-address.ts";

export async function loadList(scope: ListScope, url: URL, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext);
  const query = withKnownPlace(parseQuery(url.searchParams, offers.list));
  const [{ hints, ...list }, sheet, map] = await Promise.all([
    listJobs({
      scope,
      query,
      viewer,
      after: url.searchParams.get("after"),
      order: readOrder(url.searchParams),
    }),
    url.searchParams.get("sheet") === openSheet ? listSheet({ scope, query, viewer }) : null,
    asksForMap(url) ? listMap({ scope, query, viewer, part: url.searchParams.get("map") }) : null,
  ]);
  context.get(freshUntilContext)(list.freshUntil);
  const asked = formFields(list.query, offers.list);
  const fields = { ...withOrder(asked, list.order), ...mapFields(map) };
  // People without a subscription may have an alert for all of it.
  const alertFields =
    scope === "remote"
      ? { ...fieldsOfAlert({ ...query, work: scope }), ...(query.work === "hybrid" && { work: "hybrid" }) }
      : fieldsOfAlert(query);
  const closed =
    list.closed === null ? null : { said: list.closed, open: linkTo(await nearestOpenPage(query)) };
  const empty = list.empty && {
    ...list.empty,
    open: list.query.titles ? linkTo(await nearestOpenPage(list.query)) : null,
  };
  // An open sheet shows its own facts.
  const shown = hints && { ...hints, facts: sheet ? null : hints.facts };
  // The home page has no order until a filter is set, so it loads less.
  const isBare = url.pathname === "/" && !addressOf(fields);
  const views = viewAddresses(fields);
  const notes = isBare && !closed ? null : { closed, hints: shown, views, map: map && { map, fields } };
  const mapAt = notes ? null : `${views.map}#jobs`;
  return {
    list: {
      ...list,
      ...{ fields, alertFields, notes, empty, sheet, mapAt },
      sheetAt: sheetAddress(fields),
    },
    viewer: viewer.kind,
  };
}

function linkTo(page: OpenPage): { to: string; label: string } {
  switch (page.kind) {
    case "company":
      return { to: companyPath(page.slug), label: `Jobs at ${page.label}` };
    case "search":
      return { to: href("/search/:slug", { slug: page.slug }), label: page.label };
    case "state":
      return { to: statePath(page.slug), label: page.label };
    case "remote":
      return { to: href("/remote-jobs"), label: "Remote jobs" };
    case "searches":
      return { to: href("/search/all"), label: "All job searches" };
  }
}
