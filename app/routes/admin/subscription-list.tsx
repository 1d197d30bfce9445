import { useEffect } from "react";
import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import type { ListedSubscription } from "#core/billing/subscriptions/list-subscribers.ts";
import { standings } from "#core/billing/subscriptions/standings.ts";
import type { Subscribers } from "./load-admin.ts";
import { figure, Moment } from "./moment.tsx";
import { Failure, Panel } from "./panel.tsx";

const failure = "Failed to fetch subscription data";

export function SubscriptionList({ subscribers }: { subscribers: Subscribers | null }) {
  useEffect(() => {
    if (!subscribers) toast({ title: "Error", text: failure, tone: "error" });
  }, [subscribers]);
  return (
    <Panel
      title="Subscription Migration Status"
      aside={
        <Form method="get" action="/admin" preventScrollReset>
          <Button type="submit">Refresh</Button>
        </Form>
      }
    >
      {!subscribers && <Failure>{failure}</Failure>}
      {subscribers && (
        <>
          <dl className="mt-4 grid gap-2 sm:grid-cols-3 sm:gap-4">
            {standings.map((standing) => (
              <div
                key={standing}
                className="flex items-baseline justify-between gap-3 rounded-md border border-line px-4 py-2.5"
              >
                <dt className="text-granite text-sm">{standing}</dt>
                <dd className="tabular font-display font-semibold text-2xl">
                  {figure(subscribers.counts[standing])}
                </dd>
              </div>
            ))}
          </dl>
          {subscribers.newest.length ? (
            <>
              <h3 className="mt-5 text-base">Latest changes</h3>
              <ul className="mt-1 divide-y divide-line">
                {subscribers.newest.map((each) => (
                  <Subscriber key={each.id} subscription={each} />
                ))}
              </ul>
            </>
          ) : (
            <p className="mt-4 text-granite">There are no subscriptions yet.</p>
          )}
          <p className="mt-2 text-sm">
            <Link
              to="/admin/subscriptions"
              className="text-link inline-flex min-h-11 items-center md:min-h-8"
            >
              See all subscriptions
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}

function Subscriber({ subscription }: { subscription: ListedSubscription }) {
  const { email, standing, status, updatedAt } = subscription;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm">
      <Link
        to={`/admin/subscriptions?${new URLSearchParams({ q: email })}`}
        className="text-link wrap-anywhere min-w-0 flex-1 basis-52 font-medium"
      >
        {email}
      </Link>
      <Badge tone={tones[standing]}>{standing}</Badge>
      <span className="text-granite">
        {status} · <Moment at={updatedAt} />
      </span>
    </li>
  );
}

const tones = { Active: "moss", "Expiring Soon": "sun", "Expired/Inactive": undefined } as const;
