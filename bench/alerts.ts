import { runAlerts } from "#core/alerts/run-alerts.ts";
import { pool } from "#core/db.server.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedAlerts } from "./seed-alerts.ts";
import { printTable } from "./table.ts";

const sizes: [alerts: number, aim: string][] = [
  [100_000, "30 s"],
  [1_000_000, "300 s"],
];

/** How long a day's run takes: matching with 2,000 new jobs, and queueing what is found. */
export async function benchAlerts(total: number) {
  await seedAccounts(total);
  const measured: (string | number)[][] = [];
  for (const [alerts, aim] of sizes) {
    if (alerts > total) continue;
    await seedAlerts(alerts);
    measured.push([alerts.toLocaleString("en-US"), ...(await timeRun()), aim]);
  }
  printTable(
    "Alerts: one run against 2,000 new jobs, matching and queueing, one worker",
    ["alerts", "mails queued", "seconds", "most memory beyond the start (MB)", "aim"],
    measured,
  );
}

async function timeRun() {
  const watch = watchMemory();
  const started = performance.now();
  const { mails } = await runAlerts();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { rows } = await pool.query("select count(*)::int as due from job_alerts where next_due_at <= now()");
  if (rows[0].due) throw new Error("Some alerts are still due.");
  return [mails.toLocaleString("en-US"), seconds, watch.most()];
}

/** Megabytes of this process, looked at twenty times a second. */
function watchMemory() {
  const atStart = process.memoryUsage().rss;
  let most = atStart;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  return {
    most() {
      clearInterval(timer);
      return Math.round((most - atStart) / 1024 / 1024);
    },
  };
}
