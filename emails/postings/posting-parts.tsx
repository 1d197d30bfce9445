import { Elsewhere, Facts, Quiet } from "#emails/frame/parts.tsx";

export type PostingReceipt = { name: string; amount: string; date: string; orderId: string };

export function Receipt({ receipt }: { receipt: PostingReceipt }) {
  return (
    <Facts
      facts={[
        ["Bought", receipt.name],
        ["Amount", receipt.amount],
        ["Paid on", receipt.date],
        ["Order number", receipt.orderId],
      ]}
    />
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

export function ManageLink({ href }: { href: string }) {
  return (
    <>
      <Elsewhere href={href}>
        Change the text, see its views, close it early or renew it. You don't need an account:
      </Elsewhere>
      <KeepToYourself />
    </>
  );
}

export function KeepToYourself() {
  return <Quiet>Anyone with this link can change the posting, so don't forward this email.</Quiet>;
}
