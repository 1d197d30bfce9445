import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { countActiveAlerts } from "#core/alerts/list-alerts.ts";
import { readableEmail } from "#core/text/readable-email.ts";
import { trackerCounts } from "#core/tracker/tracker-counts.ts";
import type { Route } from "./+types/dashboard.ts";
import { SubscriptionCard } from "./subscription-card.tsx";

const quickActions = [
  { label: "Search Jobs", to: "/jobs" },
  { label: "View Saved Jobs", to: "/my-jobs" },
  { label: "Manage Alerts", to: "/my-alerts" },
  { label: "Track Applications", to: "/my-applications" },
  { label: "Account", to: "/account" },
];

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "My Dashboard" });

export async function loader({ context }: Route.LoaderArgs) {
  const { account, subscription } = signedIn(context);
  const isPaidNow = subscription.end !== null && subscription.end.getTime() > Date.now();
  const [tracked, activeAlerts] = await Promise.all([
    trackerCounts(account.userId),
    countActiveAlerts(account.userId),
  ]);
  return {
    email: readableEmail(account.email),
    subscription,
    isPaidNow,
    counts: { ...tracked, activeAlerts },
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { email, subscription, isPaidNow, counts } = loaderData;
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">My Dashboard</h1>
      <p className="wrap-anywhere mt-2 text-granite">{email}</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-3 sm:gap-6">
        <Count label="Saved Jobs" to="/my-jobs" count={counts.savedJobs} />
        <Count label="Active Alerts" to="/my-alerts" count={counts.activeAlerts} />
        <Count label="Applications" to="/my-applications" count={counts.applications} />
      </ul>
      <section
        aria-labelledby="quick-actions"
        className="mt-3 rounded-lg border border-line bg-sheet p-5 sm:mt-6 sm:p-6"
      >
        <h2 id="quick-actions" className="text-xl">
          Quick Actions
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {quickActions.map(({ label, to }) => (
            <li key={to} className="grow last:odd:col-span-2">
              <Link to={to} prefetch="intent" className={buttonStyles({ className: "w-full max-sm:px-2" })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-3 sm:mt-6">
        <SubscriptionCard subscription={subscription} isPaidNow={isPaidNow} />
      </div>
    </div>
  );
}

function Count({ label, to, count }: { label: string; to: string; count: number }) {
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        className="flex items-baseline justify-between gap-4 rounded-lg border border-line bg-sheet px-5 py-3 hover:border-ink sm:flex-col sm:gap-1 sm:p-6"
      >
        <span className="order-last">{label}</span>{" "}
        <span className="tabular order-last font-display font-semibold text-3xl text-moss sm:order-first sm:text-4xl">
          {count.toLocaleString("en-US")}
        </span>
      </Link>
    </li>
  );
}
