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
          From now on, we'll send emails about your featured job “{unlinked(title)}” to another address, as
          requested by someone with its link. This is the last one to you.
        </Paragraph>
        <Quiet>
          Anyone with its link can change the posting. If nobody on your team did this, reply and we'll look
          into it.
        </Quiet>
      </Layout>
    ),
  };
}
