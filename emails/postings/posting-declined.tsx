import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet, Quote } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

/** `amount` is null where nothing was paid. */
type Data = { title: string; company: string; reason: string; amount: string | null };

export function postingDeclined(site: SiteFacts, { title, company, reason, amount }: Data): Message {
  return {
    subject: "We can't list your job",
    body: (
      <Layout
        site={site}
        title="We can't list your job"
        preview={amount ? `You'll get your ${amount} back.` : unlinked(title)}
      >
        <Paragraph>
          We've reviewed your job “{unlinked(title)}” at {unlinked(company)}, and we can't list it. Our
          reason:
        </Paragraph>
        <Quote text={reason} />
        {amount && (
          <>
            <Paragraph>We're refunding your payment of {amount} in full.</Paragraph>
            <Quiet>The refund may take a few days to reach your card.</Quiet>
          </>
        )}
        <Quiet>
          Your job never went live. If you think we're wrong, reply to this email. You can also post another
          job at any time.
        </Quiet>
      </Layout>
    ),
  };
}
