import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { ManageLink, type PostingReceipt, Receipt } from "./posting-parts.tsx";

type Data = { title: string; company: string; receipt: PostingReceipt; term: string; manageUrl: string };

export function postingHeld(site: SiteFacts, { title, company, receipt, term, manageUrl }: Data): Message {
  return {
    subject: "We've received your payment",
    body: (
      <Layout
        site={site}
        title="Your posting is under review"
        preview="We've received your payment. You don't need to do anything."
      >
        <Paragraph>
          Thank you. We've received your payment for the job “{unlinked(title)}” at {unlinked(company)}.
        </Paragraph>
        <Receipt receipt={receipt} />
        <Paragraph>
          We review some postings before they go live, including yours. You don't need to do anything. We'll
          email you when your job goes live. Its {term} start then.
        </Paragraph>
        <ManageLink href={manageUrl} />
      </Layout>
    ),
  };
}
