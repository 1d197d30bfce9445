import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet, Quote } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

type Data = { title: string; reason: string | null; amount: string };

export function postingRefunded(site: SiteFacts, { title, reason, amount }: Data): Message {
  return {
    subject: "We're refunding your featured job",
    body: (
      <Layout site={site} title="We're refunding your payment" preview={`You'll get your ${amount} back.`}>
        <Paragraph>
          We're refunding the {amount} you paid for your job “{unlinked(title)}” in full. The job is no longer
          listed.
        </Paragraph>
        {reason && (
          <>
            <Paragraph>Our reason:</Paragraph>
            <Quote text={reason} />
          </>
        )}
        <Quiet>The refund may take a few days to reach your card.</Quiet>
      </Layout>
    ),
  };
}
