import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Facts, Lines, Paragraph } from "#emails/frame/parts.tsx";
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
            ["Flagged because", findings.map(unlinked).join("; ")],
            ["ID", postingId],
          ]}
        />
        <Paragraph>
          It's paid, and nobody can see it until you release it. Release or hide it in the administration, or
          from the command line:
        </Paragraph>
        <Lines
          lines={["release", "hide"].map((verb) => `npm run posting -- ${verb} ${postingId.slice(0, 8)}`)}
        />
        <Action href={`${site.origin}/admin/postings`}>Review the posting</Action>
      </Layout>
    ),
  };
}
