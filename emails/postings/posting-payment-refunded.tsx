import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

export function postingPaymentRefunded(
  site: SiteFacts,
  { title, amount }: { title: string; amount: string },
): Message {
  return {
    subject: "We have refunded your payment",
    body: (
      <Layout site={site} title="Your payment is refunded" preview={`${amount} is on its way back to you.`}>
        <Paragraph>
          You paid {amount} for the job “{unlinked(title)}”. It was paid already, or it can no longer be
          shown, so we have refunded this payment in full.
        </Paragraph>
        <Quiet>Until the money is back on your card, some days may pass.</Quiet>
      </Layout>
    ),
  };
}
