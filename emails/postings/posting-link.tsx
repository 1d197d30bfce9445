import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { KeepToYourself } from "./posting-parts.tsx";

export function postingLink(
  site: SiteFacts,
  { title, manageUrl }: { title: string; manageUrl: string },
): Message {
  return {
    subject: `Your link to manage ${unlinked(title)}`,
    body: (
      <Layout site={site} title="Manage your featured job" preview={unlinked(title)}>
        <Paragraph>
          Here is the link to your featured job “{unlinked(title)}”. Use it to change the job, see its views,
          close it or renew it.
        </Paragraph>
        <Action href={manageUrl}>Manage your job</Action>
        <KeepToYourself site={site} />
      </Layout>
    ),
  };
}
