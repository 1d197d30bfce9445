import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

type Data = { url: string; title: string; price: string; term: string; kept: string };

/** To an address that somebody typed, once. */
export function postingUnfinished(site: SiteFacts, { url, title, price, term, kept }: Data): Message {
  return {
    subject: "Finish your featured job",
    body: (
      <Layout site={site} title="Your job is not posted yet" preview="What you wrote is kept.">
        <Paragraph>
          On {site.name}, somebody wrote a featured job called “{unlinked(title)}” and gave this address as
          its contact. If that was you: finish it and pay ({price} for {term}), and it goes live. What you
          wrote is kept for {kept}.
        </Paragraph>
        <Action href={url}>Finish your posting</Action>
        <Quiet>
          It was not you, or you have changed your mind? Then you need not do anything: nothing is charged,
          nothing is published, and no further mail comes.
        </Quiet>
      </Layout>
    ),
  };
}
