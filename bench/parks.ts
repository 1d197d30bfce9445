import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { parkFigures } from "#core/jobs/parks/park-figures.ts";
import { clearParkPages, listParkPages } from "#core/jobs/parks/park-pages.ts";
import { surveyParks } from "#core/jobs/parks/survey-parks.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { listParks } from "#core/places/parks.ts";
import { db } from "#core/platform/db.server.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";
import { printHead, printRow } from "./table.ts";

export async function benchParks() {
  // The gazetteer is loaded once for each process.
  const parks = listParks().length;
  const started = performance.now();
  const busy = process.cpuUsage();
  await surveyParks();
  const spent = process.cpuUsage(busy);
  printHead(
    `Survey of ${parks} parks over ${(await db.$count(jobs)).toLocaleString("en-US")} jobs (hourly, in the background)`,
    ["seconds", "of them our own process", "pages"],
  );
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const pages = await listParkPages();
  printRow([
    seconds(performance.now() - started),
    seconds((spent.user + spent.system) / 1000),
    String(pages.length),
  ]);
  const queryOf = (at: number) => {
    const { slug, label } = pages.at(at)?.park ?? { slug: "", label: "" };
    return { near: { slug, label }, within: 50 as const };
  };
  const list = (at: number) =>
    listSearchJobs({ query: queryOf(at), viewer: { kind: "anonymous" }, after: null });
  const rows: QueryRow[] = [
    [`jobs near a park, ${pages[0]?.jobs} of them`, "150", () => list(0)],
    [`jobs near a park, ${pages.at(-1)?.jobs} of them`, "60", () => list(-1)],
    ["figures of the first", "150", () => parkFigures(queryOf(0))],
    ["figures of the second", "60", () => parkFigures(queryOf(-1))],
    [
      "all pages near parks (each minute)",
      "10",
      () => {
        clearParkPages();
        return listParkPages();
      },
      "counts",
    ],
  ];
  await measureQueries("Jobs near parks (ms; cold = no count remembered)", rows, clearJobCaches);
}
