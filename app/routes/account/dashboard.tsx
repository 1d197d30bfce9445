import { Link } from "react-router";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/dashboard.ts";
import { SubscriptionCard } from "./subscription-card.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "My Dashboard", path: null });

export function loader({ context }: Route.LoaderArgs) {
  const { account, subscription } = signedIn(context);
  const isPaidNow = subscription.end !== null && subscription.end.getTime() > Date.now();
  return { email: account.email, subscription, isPaidNow };
}

export default function Dashboard({ loaderData: { email, subscription, isPaidNow } }: Route.ComponentProps) {
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">My Dashboard</h1>
      <p className="wrap-anywhere mt-2 text-granite">{email}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-[2fr_1fr]">
        <SubscriptionCard subscription={subscription} isPaidNow={isPaidNow} />
        <section
          aria-labelledby="quick-actions"
          className="rounded-lg border border-line bg-sheet p-5 sm:p-6"
        >
          <h2 id="quick-actions" className="text-xl">
            Quick Actions
          </h2>
          <div className="mt-4 flex flex-col gap-2">
            <Link to="/jobs" prefetch="intent" className={buttonStyles()}>
              Search Jobs
            </Link>
            <Link to="/account" className={buttonStyles()}>
              Account
            </Link>
          </div>
        </section>
      </div>
    </div>
  );
}
