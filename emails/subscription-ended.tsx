import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function subscriptionEnded(site: SiteFacts, { plan }: { plan: string }): Message {
  return {
    subject: "Your plan has ended",
    body: (
      <Layout site={site} title="Your plan has ended" preview="We won't charge you again.">
        <Paragraph>Your {plan} plan has ended, and we won't charge you again.</Paragraph>
        <Paragraph>
          Your account, saved jobs and alerts stay. You can choose a new plan at any time.
        </Paragraph>
        <Action href={`${site.origin}/#pricing`}>See the plans</Action>
        <Quiet>Didn't expect this? Reply to this email and we'll look into it.</Quiet>
      </Layout>
    ),
  };
}
