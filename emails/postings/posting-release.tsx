import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Facts, Paragraph, Quiet, UnlinkedAddress } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";

type Data = { title: string; company: string; applyAt: string; url: string };

/** To an address at the employer's own domain, at the wish of whoever paid for the posting. */
export function postingRelease(site: SiteFacts, { title, company, applyAt, url }: Data): Message {
  return {
    subject: `Is this job from ${unlinked(company)}?`,
    body: (
      <Layout site={site} title="Confirm a job before it goes live" preview={unlinked(title)}>
        <Paragraph>
          Someone paid for a job on {site.name} in your employer's name and asked us to check with this
          address.
        </Paragraph>
        <Facts
          facts={[
            ["Job", unlinked(title)],
            ["Employer", unlinked(company)],
            ["Applications go to", <UnlinkedAddress key="at" address={applyAt} />],
          ]}
        />
        <Paragraph>Is it yours? Look at it and confirm it.</Paragraph>
        <Action href={url}>Look at the job</Action>
        <Quiet>Don't know this job? Don't confirm it. Reply to this email, and we'll look into it.</Quiet>
      </Layout>
    ),
  };
}
