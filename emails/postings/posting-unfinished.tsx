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
      <Layout site={site} title="Your job isn't posted yet" preview="We've kept what you wrote.">
        <Paragraph>
          Someone on {site.name} wrote a featured job called “{unlinked(title)}” and gave this address as its
          contact. If that was you, finish it and pay ({price} for {term}) to go live. We'll keep what you
          wrote for {kept}.
        </Paragraph>
        <Action href={url}>Finish your posting</Action>
        <Quiet>
          Not you, or changed your mind? Ignore this email. You won't be charged, nothing goes live, and we
          won't email you again.
        </Quiet>
      </Layout>
    ),
  };
}
