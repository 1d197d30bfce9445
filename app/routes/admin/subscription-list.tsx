import { useEffect } from "react";
import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import type {
  ListedSubscription,
  SubscriptionStanding,
} from "#core/billing/subscriptions/list-subscribers.ts";
import type { Subscribers } from "./load-admin.ts";
import { figure, Moment } from "./moment.tsx";
import { Failure, Panel } from "./panel.tsx";

type Props = { subscribers: Subscribers | null; search: string };

const statuses: SubscriptionStanding[] = ["Active", "Expiring Soon", "Expired"];
const failure = "Failed to fetch subscription data";

export function SubscriptionList({ subscribers, search }: Props) {
  useEffect(() => {
    if (!subscribers) toast({ title: "Error", text: failure, tone: "error" });
  }, [subscribers]);
  return (
    <Panel
      title="Subscription Migration Status"
      aside={
        <Form method="get" action="/admin" preventScrollReset>
          {search && <input type="hidden" name="q" value={search} />}
          <Button type="submit">Refresh</Button>
        </Form>
      }
    >
      {!subscribers && <Failure>{failure}</Failure>}
      {subscribers && (
        <>
          <dl className="mt-4 grid gap-2 sm:grid-cols-3 sm:gap-4">
            {statuses.map((standing) => (
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
          <Search search={search} />
          {subscribers.newest.length ? (
            <Table subscriptions={subscribers.newest} />
          ) : (
            <p className="wrap-anywhere mt-4 text-granite">
              {search ? `No subscription was found for “${search}”.` : "There are no subscriptions yet."}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

function Search({ search }: { search: string }) {
  return (
    <Form method="get" action="/admin" preventScrollReset role="search" className="mt-4 flex flex-wrap gap-2">
      <input
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        aria-label="Search subscriptions"
        placeholder="Email or Stripe id"
        className="min-h-11 min-w-0 flex-1 rounded-md border border-edge bg-paper px-3 text-base text-ink placeholder:text-granite md:min-h-10 md:max-w-sm md:text-sm"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}

function Table({ subscriptions }: { subscriptions: ListedSubscription[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section aria-label="Newest subscriptions" tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="tabular w-full text-left text-sm [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_tr]:border-line [&_tr]:border-b">
        <thead className="whitespace-nowrap text-granite">
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Status</th>
            <th scope="col">State</th>
            <th scope="col">Period end</th>
            <th scope="col">Stripe customer</th>
            <th scope="col">Stripe subscription</th>
            <th scope="col">User</th>
            <th scope="col">Updated</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((each) => (
            <tr key={each.id}>
              <th scope="row" className="font-medium">
                {each.email}
              </th>
              <td>{each.isLastPeriod ? `${each.status}, does not renew` : each.status}</td>
              <td>
                <Badge tone={tones[each.standing]}>{each.standing}</Badge>
              </td>
              <td>{each.currentPeriodEnd ? <Moment at={each.currentPeriodEnd} /> : "None"}</td>
              <td>{each.stripeCustomerId}</td>
              <td>{each.stripeSubscriptionId}</td>
              <td>{each.userId ?? "Not signed in yet"}</td>
              <td>
                <Moment at={each.updatedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const tones = { Active: "moss", "Expiring Soon": "sun", Expired: undefined } as const;
