import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Paragraph, Quiet } from "./frame/parts.tsx";

/** To the address that was, which can no longer sign in. */
export function emailChanged(site: SiteFacts, { newEmail }: { newEmail: string }): Message {
  return {
    subject: "Your e-mail address has changed",
    body: (
      <Layout site={site} title="Your e-mail address has changed" preview={`You now sign in by ${newEmail}.`}>
        <Paragraph>
          Your account at {site.name} now belongs to {newEmail}. Sign in by that address; this one gets no
          more mails from us.
        </Paragraph>
        <Quiet>This was not you? Write to us at once: {site.email}</Quiet>
      </Layout>
    ),
  };
}
