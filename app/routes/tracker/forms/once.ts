import { signedIn } from "#app/middleware/require-account.ts";
import { type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { isId } from "#app/request/is-id.ts";
import { nameAccount } from "#core/billing/device-copies/name-account.ts";
import { applyOnce } from "#core/tracker/queued/apply-once.ts";

/** What its page shows again of notes that were refused. */
export const notesFields = ["intent", "id", "notes"];

export const changedElsewhere = "This was changed on another device.";
const ofAnother = "This change belongs to another account. Nothing was changed.";
const withoutId = "This change has no valid id. Nothing was changed.";

type Act = (sent: Submission) => Outcome | Promise<Outcome>;

/** Refuses what a device sends for somebody who is no longer signed in there. */
export function ofQueue(act: Act): Act {
  return (sent) => {
    const { change_id: id, account } = sent.fields;
    if (id === undefined) return act(sent);
    if (!isId(id)) return refuseWith(400, withoutId);
    const { userId } = signedIn(sent.context).account;
    return account === nameAccount(userId) ? act(sent) : refuseWith(403, ofAnother);
  };
}

/** Does a change of a device's queue once, and answers a resend as the first time. */
export function once<Done extends string>(
  { fields: { change_id: id }, context }: Submission,
  work: Parameters<typeof applyOnce<Done>>[2],
): Promise<Done | null> {
  return applyOnce(signedIn(context).account.userId, isId(id) ? id : null, work);
}

/** What the person saw, which only a device's queue says. */
export function seenBy({ fields }: Submission): unknown {
  return fields.change_id === undefined ? undefined : fields.based_on;
}

/** Says what is stored, too, so the device can show both. */
export function refuseConflict(current: string): Outcome {
  return { ...refuseWith(409, changedElsewhere), json: { current } };
}
