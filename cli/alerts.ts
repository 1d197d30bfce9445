import { replayAlerts } from "#core/alerts/delivery/replay-alerts.ts";
import { readBuyerEmail } from "#core/billing/read-buyer-email.ts";

const usage = `Sends job alerts again.

  npm run alerts -- replay <email>

  replay  emails the active alerts of an address again, with jobs from the last 30 days. Jobs from the last five minutes come
          next time. A worker must be running.`;

/** Exit code 1 if the address has no active alert, 2 if misused. */
export async function alerts(args: string[]): Promise<number> {
  const [verb, typed, ...rest] = args;
  if (verb === "--help" || verb === "-h") {
    console.log(usage);
    return 0;
  }
  const email = await readBuyerEmail(typed);
  if (verb !== "replay" || !email || rest.length) {
    console.error(usage);
    return 2;
  }
  const count = await replayAlerts(email);
  if (!count) {
    console.error(`${email} has no alert that is switched on and confirmed.`);
    return 1;
  }
  console.log(`${count} ${count === 1 ? "alert is" : "alerts are"} due now.`);
  return 0;
}
