import type { SiteFacts } from "#emails/frame/message.ts";
import { Elsewhere, Facts, Quiet } from "#emails/frame/parts.tsx";

export type PostingReceipt = {
  name: string;
  amount: string;
  date: string;
  orderId: string;
  /** Null where nothing was paid. */
  url: string | null;
};

export function Receipt({ receipt }: { receipt: PostingReceipt }) {
  return (
    <>
      <Facts
        facts={[
          ["Bought", receipt.name],
          ["Amount", receipt.amount],
          ["Paid on", receipt.date],
          ["Order number", receipt.orderId],
        ]}
      />
      {receipt.url && <Elsewhere href={receipt.url}>Receipt with your billing address, and a PDF:</Elsewhere>}
    </>
  );
}

export function Counts({ views, applies }: { views: number; applies: number }) {
  return (
    <Facts
      facts={[
        ["Views", views.toLocaleString("en-US")],
        ["Clicks on Apply", applies.toLocaleString("en-US")],
      ]}
    />
  );
}

export function ManageLink({ site, href }: { site: SiteFacts; href: string }) {
  return (
    <>
      <Elsewhere href={href}>
        Change the text, see its views, close it early or renew it. You don't need an account:
      </Elsewhere>
      <KeepToYourself site={site} />
    </>
  );
}

export function KeepToYourself({ site }: { site: SiteFacts }) {
  return (
    <>
      <Quiet>Anyone with this link can change the posting, so don't forward this email.</Quiet>
      <Elsewhere href={`${site.origin}/post-job/link`}>Lost a link? We'll email it again:</Elsewhere>
    </>
  );
}
