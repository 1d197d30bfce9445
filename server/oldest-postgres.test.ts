import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { oldestPostgres, startScratchPostgres } from "#test/scratch-postgres.ts";
import { requestFrom } from "#test/separate-server.ts";

describe.skipIf(!oldestPostgres)("on PostgreSQL 15 (where it is installed)", () => {
  let server: Awaited<ReturnType<typeof startScratchPostgres>>;

  beforeAll(async () => {
    await freshBuild();
    server = await startScratchPostgres("oldest", oldestPostgres);
    // All that is loaded from here on uses it.
    process.env.DATABASE_URL = await server.createDatabase("waymark");
    await migrate(process.env.DATABASE_URL);
    const { installQueues } = await import("#core/platform/tasks.server.ts");
    await installQueues(process.env.DATABASE_URL);
    const { insertJob } = await import("#test/factories.ts");
    await insertJob({ title: "Raft Guide", listedAt: new Date(Date.now() - 3_600_000) });
  }, 180_000);

  afterAll(async () => {
    const { closeConnections } = await import("#test/connections.ts");
    await closeConnections();
    await server.discard();
  });

  test("the process is ready, and pages are shown", async () => {
    const asked = [
      "/",
      "/jobs",
      "/jobs?title=guide&location=Utah",
      "/jobs?near=Moab%2C+Utah&within=50",
      "/remote-jobs",
      "/all-outdoor-companies-hiring",
      "/suggestions?title=raf",
      "/places/suggest?q=moa",
      "/sitemap.xml",
      // A busy machine may need more than a second to answer.
      ...["/readyz", "/readyz", "/readyz"],
    ];
    const answers = await requestFrom({ DATABASE_URL: String(process.env.DATABASE_URL) }, asked);
    const failed = answers.flatMap(({ status, body }, at) =>
      status >= 500 && asked[at] !== "/readyz" ? `${asked[at]}: ${status} ${body}` : [],
    );
    expect(failed).toEqual([]);
    expect(answers.slice(-3).map(({ body }) => body)).toContain("ready");
    for (const list of answers.slice(1, 3)) expect(list.body).toContain("Raft Guide");
  });

  test("queued tasks are fetched and late ones are counted", async () => {
    const { enqueue, countLateTasks, startQueue } = await import("#core/platform/tasks.server.ts");
    const { db } = await import("#core/platform/db.server.ts");
    await enqueue(db, "jobs.expire", {});
    expect(await countLateTasks(0)).toBe(1);
    expect(await countLateTasks(0, ["jobs.expire"])).toBe(0);
    expect(await countLateTasks(60_000)).toBe(0);
    const queue = await startQueue();
    expect(await queue.fetch("jobs.expire")).toHaveLength(1);
    await queue.stop({ graceful: false });
  });
});
