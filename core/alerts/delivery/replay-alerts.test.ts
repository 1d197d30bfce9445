import { beforeEach, expect, test } from "vitest";
import { replayAlerts } from "#core/alerts/delivery/replay-alerts.ts";
import { runAlerts } from "#core/alerts/delivery/run-alerts.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob, insertProfile } from "#test/factories.ts";

beforeEach(emptyDatabase);

const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

test("replayAlerts emails an address's alerts again, and nobody else's", async () => {
  const { id: userId, email } = await insertProfile();
  await insertJob({ listedAt: ago(200) });
  await insertAlert({ userId });
  await insertAlert({ email });
  await insertAlert({ userId, isActive: false });
  await insertAlert({ email, confirmedAt: null });
  await insertAlert({ userId, removedAt: ago(1) });
  await insertAlert();
  expect(await replayAlerts(email)).toBe(2);
  expect(await runAlerts()).toEqual({ alerts: 2, mails: 2 });
  const sent = await db.select().from(mails);
  expect(sent.map(({ recipient }) => recipient)).toEqual([email, email]);
  expect(await replayAlerts("nobody@example.com")).toBe(0);
});
