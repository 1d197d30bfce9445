import { Link } from "#app/components/ui/link.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listKeys } from "#core/accounts/account-keys.ts";
import { openEmailChange } from "#core/accounts/change-email.ts";
import { listSessions } from "#core/accounts/list-sessions.ts";
import { nameAccount } from "#core/billing/device-copies/name-account.ts";
import { findPlan } from "#core/billing/plans.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import { awaitedPayment } from "#core/jobs/viewer.ts";
import { longDate } from "#core/text/long-date.ts";
import { readableEmail } from "#core/text/readable-email.ts";
import { areClosingEmailsOn } from "#core/tracker/closing/closing-emails.ts";
import type { Route } from "./+types/settings.ts";
import { settingsForms } from "./change-settings.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { DeviceCopies } from "./device-copies.tsx";
import { EmailSettings } from "./email-settings.tsx";
import { KeyList } from "./key-list.tsx";
import { SavedJobEmails } from "./saved-job-emails.tsx";
import { SessionList } from "./session-list.tsx";
import { Section } from "./settings-section.tsx";

export const handle = { personal: true } satisfies PageFacts;

export const middleware = [requireAccount, settingsForms.middleware];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Account" });

export async function loader({ context }: Route.LoaderArgs) {
  const { account, subscription } = signedIn(context);
  const [emailChange, sessions, keys, closingEmails] = await Promise.all([
    openEmailChange(account.userId),
    listSessions(account),
    listKeys(account.userId),
    areClosingEmailsOn(account.userId),
  ]);
  const { subscribed: isSubscribed } = subscription;
  return {
    email: readableEmail(account.email),
    deviceName: nameAccount(account.userId),
    isSubscribed,
    summary: summaryOf(subscription),
    emailChange: emailChange && { ...emailChange, newEmail: readableEmail(emailChange.newEmail) },
    sessions,
    keys,
    closingEmails,
  };
}

export const action = settingsForms.action;

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { email, deviceName, isSubscribed, summary, emailChange, sessions, keys, closingEmails } = loaderData;
  const refused = actionData ?? null;
  return (
    <div className="page max-w-3xl py-8">
      <h1 className="text-3xl sm:text-4xl">Account</h1>
      <EmailSettings email={email} emailChange={emailChange} refused={refused} />
      <Section title="Subscription">
        <p>{summary}</p>
        <p className="mt-2">
          <Link to="/dashboard" className="text-link inline-flex min-h-11 items-center md:min-h-0">
            {isSubscribed ? "Manage it on your dashboard" : "See it on your dashboard"}
          </Link>
        </p>
      </Section>
      <SavedJobEmails isOn={closingEmails} />
      <DeviceCopies account={deviceName} isSubscribed={isSubscribed} />
      <SessionList sessions={sessions} />
      <KeyList keys={keys} made={actionData?.madeKey ?? null} refused={refused} />
      <Section title="Your data">
        <p className="text-granite">
          Download everything we store about you (JSON). It contains no sign-in secrets.
        </p>
        <a href="/account/export" download className="button secondary mt-4">
          Download your data
        </a>
      </Section>
      <DeleteAccount isSubscribed={isSubscribed} refused={refused} />
    </div>
  );
}

function summaryOf({ subscribed, plan, end, endsForGood, isPastDue, awaitsPayment }: Subscription): string {
  const name = findPlan(plan)?.name;
  if (!subscribed)
    return awaitedPayment({ kind: "free", awaitsPayment }) ?? "You have no active subscription.";
  if (isPastDue) return `${name} plan. The last payment didn’t go through.`;
  if (!end || end.getTime() < Date.now()) return `${name} plan.`;
  return `${name} plan, ${endsForGood ? "ends" : "renews"} on ${longDate(end)}.`;
}
