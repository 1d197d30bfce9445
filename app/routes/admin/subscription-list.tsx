import { type ReactNode, useEffect } from "react";
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
        placeholder="Email or Stripe ID"
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
      <table className="tabular block w-full text-left text-sm lg:table lg:[&_:is(td,th)]:py-2 lg:[&_:is(td,th)]:pr-4">
        <thead className="sr-only whitespace-nowrap text-granite lg:not-sr-only lg:table-header-group">
          <tr className="border-line border-b">
            <th scope="col">Email</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {subscriptions.map((each) => (
            <tr key={each.id} className="block border-line border-b py-3 lg:table-row">
              <th scope="row" className="wrap-anywhere block font-medium lg:table-cell">
                {each.email}
              </th>
              {cellsOf(each).map((cell, at) => (
                <td
                  key={columns[at]}
                  className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 pt-1 lg:table-cell"
                >
                  <span aria-hidden="true" className="text-granite lg:hidden">
                    {columns[at]}
                  </span>
                  <div className="wrap-anywhere">{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const columns = [
  "Status",
  "State",
  "Period end",
  "Stripe customer",
  "Stripe subscription",
  "User",
  "Updated",
];

function cellsOf(subscription: ListedSubscription): ReactNode[] {
  const { isLastPeriod, status, standing, currentPeriodEnd, userId, updatedAt } = subscription;
  return [
    isLastPeriod ? `${status}, won't renew` : status,
    <Badge key="standing" tone={tones[standing]}>
      {standing}
    </Badge>,
    currentPeriodEnd ? <Moment key="end" at={currentPeriodEnd} /> : "None",
    subscription.stripeCustomerId,
    subscription.stripeSubscriptionId,
    userId ?? "Not signed in yet",
    <Moment key="updated" at={updatedAt} />,
  ];
}

const tones = { Active: "moss", "Expiring Soon": "sun", Expired: undefined } as const;
