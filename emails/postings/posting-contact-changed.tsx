import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

export function postingContactChanged(site: SiteFacts, { title }: { title: string }): Message {
  return {
    subject: "The contact of your featured job has changed",
    body: (
      <Layout site={site} title="Our mails go elsewhere now" preview={unlinked(title)}>
        <Paragraph>
          Mails about your featured job “{unlinked(title)}” go to another address from now on, as somebody who
          has its link wishes. This is the last one to you.
        </Paragraph>
        <Quiet>
          Whoever has its link can change the posting. If it was not one of you, answer this mail: we look
          into it.
        </Quiet>
      </Layout>
    ),
  };
}
