import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function secondPurchaseRefunded(site: SiteFacts, { plan }: { plan: string }): Message {
  return {
    subject: "We've refunded your second purchase",
    body: (
      <Layout site={site} title="You were already subscribed" preview="We've refunded your second purchase.">
        <Paragraph>
          You bought a {plan} subscription while you still had one. We've canceled the new one and refunded it
          in full. Your first subscription continues as before.
        </Paragraph>
        <Action href={`${site.origin}/dashboard`}>See your subscription</Action>
        <Quiet>The refund may take a few days to reach your card.</Quiet>
      </Layout>
    ),
  };
}
