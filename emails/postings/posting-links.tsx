import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Elsewhere, Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { KeepToYourself } from "./posting-parts.tsx";

type Data = { postings: { title: string; company: string; manageUrl: string }[] };

export function postingLinks(site: SiteFacts, { postings }: Data): Message {
  const isOne = postings.length === 1;
  return {
    subject: isOne ? "Your link to manage your job" : "Your links to manage your jobs",
    body: (
      <Layout
        site={site}
        title={isOne ? "Manage your featured job" : "Manage your featured jobs"}
        preview="Change your job, see its views, close it or renew it."
      >
        <Paragraph>
          You asked for {isOne ? "the link to your job" : `the links to your ${postings.length} jobs`}. Use{" "}
          {isOne ? "it" : "them"} to change a job, see its views, close it or renew it.
        </Paragraph>
        {postings.map(({ title, company, manageUrl }) => (
          <Elsewhere key={manageUrl} href={manageUrl}>
            “{unlinked(title)}” at {unlinked(company)}:
          </Elsewhere>
        ))}
        <KeepToYourself site={site} />
        <Quiet>Didn't ask for this? You can ignore this email. Nothing has changed.</Quiet>
      </Layout>
    ),
  };
}
