import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

export function postingContactChanged(site: SiteFacts, { title }: { title: string }): Message {
  return {
    subject: "Your featured job has a new contact email",
    body: (
      <Layout site={site} title="Contact email changed" preview={unlinked(title)}>
        <Paragraph>
          Someone with the link to your featured job “{unlinked(title)}” gave it a new contact email. This is
          our last email about it to this address.
        </Paragraph>
        <Quiet>Wasn't anyone on your team? Reply to this email, and we'll look into it.</Quiet>
      </Layout>
    ),
  };
}
