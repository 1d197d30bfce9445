import { listMap } from "#core/jobs/map/list-map.ts";
import { clearMaps, prepareMaps } from "#core/jobs/map/read-map.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { measureQueries, type QueryRow } from "./measure-queries.ts";
import { clearCaches, subscriber } from "./queries.ts";

const map = (query: JobQuery, part: string | null = null) =>
  listMap({ scope: "all", query, viewer: subscriber, part });

export async function benchMaps(total: number) {
  await prepareMaps();
  const rows: QueryRow[] = [
    ['map, title "guide"', "150", () => map({ titles: ["guide"] })],
    ['map, title "falconer"', "150", () => map({ titles: ["falconer"] })],
    ["map, Vermont", "150", () => map({ location: "Vermont" })],
    ["map, remote", "150", () => map({ work: "remote" })],
    ["map, 50,000 + Seasonal", "150", () => map({ minSalary: 50_000, jobType: "Seasonal" })],
    ["map, Colorado + 75,000", "150", () => map({ location: "Colorado", minSalary: 75_000 })],
    ["map, all of the US", "150", () => map({})],
    ["map, picture of California", "150", () => map({}, "ca")],
  ];
  await measureQueries(
    `Maps over ${total.toLocaleString("en-US")} jobs (ms; one connection; cold = no count and no map remembered but the board's)`,
    rows,
    clearCaches,
  );
  const board: QueryRow[] = [
    [
      "map of the board (each minute)",
      "–",
      () => {
        clearMaps();
        return prepareMaps();
      },
      "counts",
    ],
  ];
  await measureQueries("What is kept of them (ms)", board, clearCaches);
}
