import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { plan: string; amount: string };

export function renewalFailed(site: SiteFacts, { plan, amount }: Data): Message {
  return {
    subject: "Your payment didn't go through",
    body: (
      <Layout site={site} title="Your payment didn't go through" preview="Please check your card.">
        <Paragraph>
          We tried to renew your {plan} subscription, but your bank declined the payment of {amount}. Please
          check your card, or choose another one under Manage Subscription on your dashboard.
        </Paragraph>
        <Action href={`${site.origin}/dashboard`}>Go to your dashboard</Action>
        <Quiet>We'll try again over the next few days. If it goes through, there's nothing to do.</Quiet>
      </Layout>
    ),
  };
}
