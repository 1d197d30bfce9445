import type { RouterContextProvider } from "react-router";
import { asksForMap, mapFields, viewAddresses } from "#app/components/lists/map/map-address.ts";
import { asksAfreshContext, freshUntilContext, viewerContext } from "#app/context.ts";
import { packOnce } from "#app/once/pack-once.server.ts";
import { nearestOpenPages } from "#core/content/ways/open-pages.ts";
import { listSheet } from "#core/jobs/facts/list-sheet.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { listMap } from "#core/jobs/map/list-map.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { addressOf } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { withExcess, withOrder } from "#core/jobs/query/list-hints.ts";
import type { JobList, ListScope } from "#core/jobs/query/list-jobs.ts";
import { excessTitles } from "#core/jobs/query/parameters.ts";
import { formFields, parseQuery } from "#core/jobs/query/query-address.ts";
import { recentJobs } from "#core/jobs/recent/recent-lists.ts";
import { readOrder } from "#core/jobs/search/list-order.ts";
import { awaitedPayment } from "#core/jobs/viewer.ts";
import { alertFields as fieldsOfAlert } from "./alert-query.ts";
import { openSheet, sheetAddress } from "./sheet-address.ts";
import { linkTo } from "./way-address.ts";

export async function loadList(scope: ListScope, url: URL, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext);
  const query = withKnownPlace(parseQuery(url.searchParams, offers.list));
  const [found, sheet, map] = await Promise.all([
    recentJobs(
      { scope, query, viewer, after: url.searchParams.get("after"), order: readOrder(url.searchParams) },
      context.get(asksAfreshContext),
    ),
    url.searchParams.get("sheet") === openSheet ? listSheet({ scope, query, viewer }) : null,
    asksForMap(url) ? listMap({ scope, query, viewer, part: url.searchParams.get("map") }) : null,
  ]);
  const { hints, featured: _, cards: __, ...list } = found;
  context.get(freshUntilContext)(list.freshUntil);
  const asked = formFields(list.query, offers.list);
  const fields = { ...withOrder(asked, list.order), ...mapFields(map) };
  // People without a subscription may have an alert for all of it.
  const alertFields =
    scope === "remote"
      ? { ...fieldsOfAlert({ ...query, work: scope }), ...(query.work === "hybrid" && { work: "hybrid" }) }
      : fieldsOfAlert(query);
  const closed =
    list.closed === null
      ? null
      : {
          said: list.closed,
          open: (await nearestOpenPages(query)).map(linkTo),
          isOffered: !awaitedPayment(viewer),
        };
  const empty = list.empty && {
    ...list.empty,
    open: list.query.titles ? ((await nearestOpenPages(list.query)).map(linkTo).at(-1) ?? null) : null,
  };
  // An open sheet shows its own facts.
  const hinted = withExcess(
    hints,
    excessTitles(url.searchParams.get("title"), url.searchParams.get("any_title")),
  );
  const shown = hinted && { ...hinted, facts: sheet ? null : hinted.facts };
  // The home page has no order until a filter is set, so it loads less.
  const isBare = url.pathname === "/" && !addressOf(fields);
  const views = viewAddresses(fields);
  const notes = isBare && !closed ? null : { closed, hints: shown, views, map: map && { map, fields } };
  const mapAt = notes ? null : `${views.map}#jobs`;
  return {
    list: {
      ...list,
      ...{ fields, alertFields, notes, empty, sheet, mapAt },
      jobs: packOnce(context, found, cardsOf),
      sheetAt: sheetAddress(fields),
    },
    viewer: viewer.kind,
  };
}

function cardsOf({ featured, cards }: JobList): JobCard[] {
  return [...featured, ...cards];
}
