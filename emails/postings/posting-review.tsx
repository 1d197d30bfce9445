import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Facts, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

type Data = { postingId: string; title: string; company: string; findings: string[] };

/** To the operator. What was found is not to be clicked by mistake. */
export function postingReview(site: SiteFacts, { postingId, title, company, findings }: Data): Message {
  return {
    subject: "A featured job waits for a look",
    body: (
      <Layout
        site={site}
        title="A featured job waits for a look"
        preview="It is paid, and nobody sees it yet."
      >
        <Facts
          facts={[
            ["Title", unlinked(title)],
            ["Company", unlinked(company)],
            ["Found", findings.map(unlinked).join("; ")],
            ["Id", postingId],
          ]}
        />
        <Paragraph>
          It is paid, and nobody sees it before you let it go live: npm run posting -- release{" "}
          {postingId.slice(0, 8)}, or hide it: npm run posting -- hide {postingId.slice(0, 8)}.
        </Paragraph>
      </Layout>
    ),
  };
}
