import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Paragraph, Quiet } from "./frame/parts.tsx";

export function accountDeleted(site: SiteFacts, { hadSubscription }: { hadSubscription: boolean }): Message {
  return {
    subject: "Your account is deleted",
    body: (
      <Layout site={site} title="Your account is deleted" preview="What we kept about you is gone.">
        <Paragraph>
          As you asked, we have deleted your account at {site.name} and what belonged to it.
          {hadSubscription && " Your subscription is being ended, so that nothing more is charged."}
        </Paragraph>
        <Quiet>This was not you? Write to us at once: {site.email}</Quiet>
      </Layout>
    ),
  };
}
