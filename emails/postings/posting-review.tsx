import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Facts, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

type Data = { postingId: string; title: string; company: string; findings: string[] };

/** To the operator. What was found is not to be clicked by mistake. */
export function postingReview(site: SiteFacts, { postingId, title, company, findings }: Data): Message {
  return {
    subject: "A featured job needs review",
    body: (
      <Layout site={site} title="A featured job needs review" preview="It's paid, and nobody can see it yet.">
        <Facts
          facts={[
            ["Title", unlinked(title)],
            ["Company", unlinked(company)],
            ["Found", findings.map(unlinked).join("; ")],
            ["Id", postingId],
          ]}
        />
        <Paragraph>
          It's paid, and nobody can see it until you release it: npm run posting -- release{" "}
          {postingId.slice(0, 8)}. To hide it instead: npm run posting -- hide {postingId.slice(0, 8)}.
        </Paragraph>
      </Layout>
    ),
  };
}
