import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function subscriptionCanceled(site: SiteFacts, { end }: { end: string }): Message {
  return {
    subject: `Your plan ends on ${end}`,
    body: (
      <Layout site={site} title={`Your plan ends on ${end}`} preview="You keep access until then.">
        <Paragraph>
          Your plan ends on {end}; you keep access until then. It won't renew, and we won't charge you again.
        </Paragraph>
        <Action href={`${site.origin}/dashboard`}>Go to your dashboard</Action>
        <Quiet>Changed your mind? Choose Manage Subscription on your dashboard before that day.</Quiet>
      </Layout>
    ),
  };
}
