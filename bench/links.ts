import { sortDueLinks, takeDueLinks } from "#core/jobs/links/due-links.ts";
import { listLinkHosts } from "#core/jobs/links/list-hosts.ts";
import { measureQueries } from "./measure-queries.ts";
import { seedLinks } from "./seed-links.ts";

export async function benchLinks(total: number) {
  await seedLinks(total);
  await measureQueries(
    `Links of jobs: ${(total / 10).toLocaleString("en-US")} pages at 2,000 hosts, a tenth of them due (ms; one connection)`,
    [
      ["put off or drop what is due", "200", () => sortDueLinks(new Date())],
      ["the next links, one of a host", "30", () => takeDueLinks(new Date())],
      ["hosts", "50", () => listLinkHosts({ search: "", page: 1 })],
      ["hosts by part of a name", "50", (n) => listLinkHosts({ search: `host-${n}.`, page: 1 })],
    ],
  );
}
