import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Elsewhere, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { KeepToYourself, type PostingReceipt, Receipt } from "./posting-parts.tsx";

type Data = {
  title: string;
  company: string;
  receipt: PostingReceipt;
  term: string;
  /** A renewal adds its days to what is left. */
  wasLive: boolean;
  /** "We'll check this first, because the apply link isn't on rei.example." */
  reason: string | null;
  /** Domains of the employer that can confirm the posting. */
  confirmAt: string | null;
  /** A confirmation leaves nothing else to check. */
  isAll: boolean;
  manageUrl: string;
};

export function postingHeld(site: SiteFacts, data: Data): Message {
  const { title, company, receipt, term, wasLive, reason, confirmAt, isAll, manageUrl } = data;
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
        {wasLive ? (
          <Paragraph>
            {reason
              ? `${reason} Your job isn't listed right now.`
              : "We're still reviewing your last changes, so your job isn't listed right now."}{" "}
            We'll email you when it's live again. We've added {term} to the days it has left.
          </Paragraph>
        ) : (
          <Paragraph>
            {reason
              ? `${reason} Your ${term} start when it's live, and we'll email you then.`
              : `We review some postings before they go live, including yours. You don't need to do anything. We'll email you when your job goes live. Its ${term} start then.`}{" "}
            If we can't list it, we'll tell you why, and you'll get your money back.
          </Paragraph>
        )}
        {confirmAt && (
          <Paragraph>
            Have an email address at {confirmAt}?{" "}
            {isAll
              ? "Confirm the job on its page, and it goes live right away."
              : "Confirm the job on its page. We'll still check the rest."}
          </Paragraph>
        )}
        <Elsewhere href={manageUrl}>You can still change its text. You don't need an account:</Elsewhere>
        <KeepToYourself site={site} />
      </Layout>
    ),
  };
}
