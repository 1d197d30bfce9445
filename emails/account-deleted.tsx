import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Paragraph, Quiet } from "./frame/parts.tsx";

export function accountDeleted(site: SiteFacts, { hadSubscription }: { hadSubscription: boolean }): Message {
  return {
    subject: "Your account is deleted",
    body: (
      <Layout site={site} title="Your account is deleted" preview="We've deleted your account and its data.">
        <Paragraph>
          As you asked, we've deleted your account on {site.name} and everything in it.
          {hadSubscription && " We're ending your subscription, and you won't be charged again."}
        </Paragraph>
        <Quiet>Wasn't you? Write to us right away: {site.email}</Quiet>
      </Layout>
    ),
  };
}
