import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Facts, Lines, Paragraph, Quote } from "#emails/frame/parts.tsx";

type Data = { postingId: string; title: string; company: string; findings: string[] };

/** To the operator, who reads exactly what was written. */
export function postingReview(site: SiteFacts, { postingId, title, company, findings }: Data): Message {
  return {
    subject: "A featured job needs review",
    body: (
      <Layout site={site} title="A featured job needs review" preview="It's paid, and nobody can see it yet.">
        <Facts
          facts={[
            ["Title", title],
            ["Company", company],
            ["ID", postingId],
          ]}
        />
        <Paragraph>Flagged because:</Paragraph>
        <Quote text={findings.join("\n")} />
        <Paragraph>
          It's paid, and nobody can see it until you release it. Release it, or decline and refund it. You can
          do both on its page, or from the command line:
        </Paragraph>
        <Lines
          lines={["release", "decline"].map(
            (verb) =>
              `npm run posting -- ${verb} ${postingId.slice(0, 8)}${verb === "decline" ? ' "reason"' : ""}`,
          )}
        />
        <Action href={`${site.origin}/admin/postings/${postingId}`}>Review the posting</Action>
      </Layout>
    ),
  };
}
