import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { Counts, KeepToYourself } from "./posting-parts.tsx";

type Data = { title: string; views: number; applies: number; price: string; term: string; manageUrl: string };

export function postingEnded(
  site: SiteFacts,
  { title, views, applies, price, term, manageUrl }: Data,
): Message {
  return {
    subject: `Your featured job has ended: ${unlinked(title)}`,
    body: (
      <Layout site={site} title="Your featured job has ended" preview={unlinked(title)}>
        <Paragraph>Your featured job “{unlinked(title)}” is no longer listed. In total:</Paragraph>
        <Counts views={views} applies={applies} />
        <Paragraph>
          Still looking? Bring it back for another {term} ({price}). The job's link stays the same.
        </Paragraph>
        <Action href={manageUrl}>Renew your job</Action>
        <KeepToYourself site={site} />
      </Layout>
    ),
  };
}
