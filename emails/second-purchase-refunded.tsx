import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function secondPurchaseRefunded(site: SiteFacts, { plan }: { plan: string }): Message {
  return {
    subject: "We have refunded your second purchase",
    body: (
      <Layout site={site} title="You were already subscribed" preview="Your second purchase is refunded.">
        <Paragraph>
          You bought a {plan} subscription while another of yours is still running. We have cancelled the new
          one and refunded it in full; the first goes on as before.
        </Paragraph>
        <Action href={`${site.origin}/dashboard`}>See your subscription</Action>
        <Quiet>Until the money is back on your card, some days may pass.</Quiet>
      </Layout>
    ),
  };
}
