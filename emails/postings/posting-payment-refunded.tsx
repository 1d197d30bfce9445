import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

export function postingPaymentRefunded(
  site: SiteFacts,
  { title, amount }: { title: string; amount: string },
): Message {
  return {
    subject: "We've refunded your payment",
    body: (
      <Layout
        site={site}
        title="Your payment has been refunded"
        preview={`${amount} is on its way back to you.`}
      >
        <Paragraph>
          You paid {amount} for the job “{unlinked(title)}”. The job was already paid for, or we can no longer
          list it. We've refunded this payment in full.
        </Paragraph>
        <Quiet>The refund may take a few days to reach your card.</Quiet>
      </Layout>
    ),
  };
}
