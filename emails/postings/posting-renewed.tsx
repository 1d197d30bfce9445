import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { ManageLink, type PostingReceipt, Receipt } from "./posting-parts.tsx";

type Data = {
  title: string;
  company: string;
  end: string;
  receipt: PostingReceipt;
  liveUrl: string;
  manageUrl: string;
};

export function postingRenewed(site: SiteFacts, data: Data): Message {
  const { title, company, end, receipt, liveUrl, manageUrl } = data;
  return {
    subject: `Your job is renewed: ${unlinked(title)}`,
    body: (
      <Layout site={site} title="Your job is renewed" preview={`Paid until ${end}.`}>
        <Paragraph>
          Thank you. Your featured job “{unlinked(title)}” at {unlinked(company)} is now paid until {end}. The
          job's link stays the same.
        </Paragraph>
        <Action href={liveUrl}>See your job</Action>
        <Receipt receipt={receipt} />
        <ManageLink site={site} href={manageUrl} />
      </Layout>
    ),
  };
}
