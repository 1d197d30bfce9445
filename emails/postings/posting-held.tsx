import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { ManageLink, type PostingReceipt, Receipt } from "./posting-parts.tsx";

type Data = { title: string; company: string; receipt: PostingReceipt; term: string; manageUrl: string };

export function postingHeld(site: SiteFacts, { title, company, receipt, term, manageUrl }: Data): Message {
  return {
    subject: "We have received your payment",
    body: (
      <Layout
        site={site}
        title="We read your posting first"
        preview="Your payment has arrived, and you need not do anything."
      >
        <Paragraph>
          Thank you. Your payment for the job “{unlinked(title)}” at {unlinked(company)} has arrived.
        </Paragraph>
        <Receipt receipt={receipt} />
        <Paragraph>
          Some postings are read by one of us before anybody else sees them, and yours is one of these. You
          need not do anything: we write to you when it goes live. Until then none of its {term} pass.
        </Paragraph>
        <ManageLink href={manageUrl} />
      </Layout>
    ),
  };
}
