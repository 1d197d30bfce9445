import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { pool } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedAlerts } from "./seed-alerts.ts";
import { printTable } from "./table.ts";

const sizes: [alerts: number, aim: string][] = [
  [100_000, "30 s"],
  [1_000_000, "300 s"],
];

const mostSent = 10_000;

export async function benchAlerts(total: number) {
  await seedAccounts(total);
  const measured: (string | number)[][] = [];
  const reached = sizes.filter(([alerts]) => alerts <= total);
  for (const [alerts, aim] of reached.length ? reached : [[total, "–"] as const]) {
    await seedAlerts(alerts);
    measured.push([alerts.toLocaleString("en-US"), ...(await timeRun()), aim]);
  }
  printTable(
    "Alerts: one run against 3,000 new jobs, matching and queueing, one worker",
    ["alerts", "mails queued", "seconds", "most memory beyond the start (MB)", "aim"],
    measured,
  );
  await measureSending();
}

async function measureSending() {
  const sink = fork("bench/smtp-sink.ts", [new URL(env.SMTP_URL).port]);
  await once(sink, "message");
  const worker = spawn(process.execPath, ["launcher/run.ts", "worker"], {
    stdio: "inherit",
    env: { ...process.env, DAILY_SYNC: "off", LOCAL_SERVICES_URL: "http://127.0.0.1:1" },
  });
  const { queued } = await countMails();
  const mails = Math.min(mostSent, queued);
  let rate: number;
  try {
    while (!(await countMails()).sent) await sleep(20);
    const [from, started] = [(await countMails()).sent, performance.now()];
    while ((await countMails()).sent < mails) await sleep(200);
    rate = ((await countMails()).sent - from) / ((performance.now() - started) / 60_000);
  } finally {
    worker.kill("SIGTERM");
    await once(worker, "exit");
    sink.disconnect();
  }
  printTable(
    "Alerts: mails into an SMTP server of another process, one at a time, one worker of the build",
    ["mails", "a minute", "aim"],
    [[mails.toLocaleString("en-US"), Math.round(rate).toLocaleString("en-US"), "4,000"]],
  );
}

async function countMails(): Promise<{ queued: number; sent: number }> {
  const { rows } = await pool.query(
    "select count(*)::int as queued, count(sent_at)::int as sent from mails where kind = 'job-alert'",
  );
  return rows[0];
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

/** Samples megabytes twenty times a second. */
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
