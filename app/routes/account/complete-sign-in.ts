import { accountContext, reportErrorContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { savingNotices } from "#app/notices/saving-notices.ts";
import type { Submission } from "#app/request/form-route.ts";
import { plansPath } from "#app/request/next-path.ts";
import type { SignIn } from "#core/accounts/confirm-sign-in.ts";
import { signOut } from "#core/accounts/sign-out.ts";
import { claimAlerts } from "#core/alerts/delivery/claim-alerts.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";

/** Link and code are used up by now, so a failure here must not lock their owner out. */
export async function completeSignIn(signIn: SignIn, { request, context, isProgram }: Submission) {
  const report = context.get(reportErrorContext);
  await claimSubscriptions(signIn).catch(report);
  await claimAlerts(signIn).catch(report);
  const next = await saveRequestedJob(signIn).catch(report);
  if (!isProgram && context.get(accountContext)) await signOut(request.headers);
  return {
    to: next ?? withNotice(signIn.next, "save-failed"),
    headers: signIn.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  };
}

async function saveRequestedJob({ userId, next, saveJobId }: SignIn): Promise<string> {
  // A toast would cover the plans on a phone.
  if (next === plansPath && !saveJobId) return next;
  return withNotice(next, saveJobId ? savingNotices[await saveJob(userId, saveJobId)] : "signed-in");
}
