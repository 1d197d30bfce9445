import { endChanges } from "#app/offline/account-copies.ts";
import { readDevice } from "#app/offline/device.ts";
import { longestCopyDays } from "#core/billing/device-copies/copy-mark.ts";
import { dayMs } from "#core/text/time.ts";

/** What a session's end has stopped waits as long as copies last. */
export async function endOldChanges(now = Date.now()): Promise<void> {
  const { changesOf, lastContact } = await readDevice();
  if (changesOf && now - lastContact > longestCopyDays * dayMs) await endChanges();
}
