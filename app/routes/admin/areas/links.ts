import type { AreaHandlers, AreaRow } from "#app/routes/admin/table/admin-area.ts";
import { type DeadLink, listDeadLinks } from "#core/content/link-records.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export const links: AreaHandlers = {
  async load({ search, page }) {
    const wanted = search.toLowerCase();
    const found = (await listDeadLinks()).filter(({ url, pages }) =>
      [url, ...pages].some((address) => address.toLowerCase().includes(wanted)),
    );
    const { limit, offset } = rowsOf(page);
    return {
      title: "Dead links",
      intro:
        "Broken links from our own pages to other sites, oldest first. Fix them in the page's file. We check all links every Monday.",
      searches: "address or page",
      columns: ["Address", "On our pages", "Status", "Problem", "Dead since", "Last checked"],
      rows: found.slice(offset, offset + limit).map(toRow),
      ...{ total: found.length, empty: "No dead links found." },
    };
  },
};

function toRow({ url, pages, status, problem, failingSince, checkedAt }: DeadLink): AreaRow {
  return {
    id: url,
    cells: [{ href: url, text: url }, { lines: pages }, status, problem, failingSince, checkedAt],
  };
}
