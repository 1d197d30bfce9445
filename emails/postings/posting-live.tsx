import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { ManageLink, type PostingReceipt, Receipt } from "./posting-parts.tsx";

type Data = {
  title: string;
  company: string;
  /** "November 20, 2026". */
  end: string;
  /** Null where it went out before. */
  receipt: PostingReceipt | null;
  /** By somebody at the employer, without our review. */
  isConfirmed: boolean;
  liveUrl: string;
  /** "Three days". */
  notice: string;
  manageUrl: string;
};

export function postingLive(site: SiteFacts, data: Data): Message {
  const { title, company, end, receipt, isConfirmed, liveUrl, notice, manageUrl } = data;
  const name = `“${unlinked(title)}” at ${unlinked(company)}`;
  return {
    subject: `Your job is live: ${unlinked(title)}`,
    body: (
      <Layout site={site} title="Your job is live" preview={`Featured on ${site.name} until ${end}.`}>
        <Paragraph>
          {receipt
            ? `Thank you. Your job ${name} is live now.`
            : `${isConfirmed ? `Your job ${name} was confirmed` : `We've reviewed your job ${name}`}, and it's live now.`}{" "}
          Until {end}, it appears at the top of every matching list, marked as featured.
        </Paragraph>
        <Action href={liveUrl}>See your job</Action>
        {receipt && <Receipt receipt={receipt} />}
        <ManageLink site={site} href={manageUrl} />
        <Quiet>{notice} before it ends, we'll email you again. You won't be charged unless you renew.</Quiet>
      </Layout>
    ),
  };
}
