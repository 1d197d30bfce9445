import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Paragraph, Quiet } from "./frame/parts.tsx";

/** To the address that was, which can no longer sign in. */
export function emailChanged(site: SiteFacts, { newEmail }: { newEmail: string }): Message {
  return {
    subject: "Your email address has changed",
    body: (
      <Layout
        site={site}
        title="Your email address has changed"
        preview={`You now sign in with ${newEmail}.`}
      >
        <Paragraph>
          Your {site.name} account has moved to {newEmail}. From now on, sign in with that address. We won't
          email this one again.
        </Paragraph>
        <Quiet>Wasn't you? Write to us right away: {site.email}</Quiet>
      </Layout>
    ),
  };
}
