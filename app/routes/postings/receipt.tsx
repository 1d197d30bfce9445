import { data } from "react-router";
import { Definition } from "#app/components/definition.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { useSite } from "#app/use-site.ts";
import { type ReadReceipt, readReceipt } from "#core/billing/postings/read-receipt.ts";
import { managePath } from "#core/mail/posting-links.ts";
import { findByToken } from "#core/postings/find-posting.ts";
import { offerName } from "#core/postings/offer.ts";
import { longDate } from "#core/text/long-date.ts";
import { dollars } from "#core/text/price.ts";
import type { Route } from "./+types/receipt.ts";

export const handle = { personal: true, parameters: ["order"], secrets: ["token"] } satisfies PageFacts;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Receipt" });

export async function loader({ url }: Route.LoaderArgs) {
  const posting = await findByToken(url.searchParams.get("token"));
  const receipt = posting && (await readReceipt(posting.id, url.searchParams.get("order")));
  if (!receipt) throw data(null, { status: 404 });
  const { id, linkVersion, typed } = posting;
  return {
    title: typed.title,
    back: managePath(id, linkVersion),
    paidOn: longDate(receipt.paidAt),
    refundedOn: receipt.refundedAt && longDate(receipt.refundedAt),
    amount: dollars(receipt.cents),
    bought: `${offerName}${receipt.isRenewal ? " (renewal)" : ""}`,
    ...{ orderId: receipt.orderId, invoice: receipt.invoice },
  };
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const { title, back, paidOn, refundedOn, amount, bought, orderId, invoice } = loaderData;
  const site = useSite();
  const made = invoice === "unavailable" ? null : invoice;
  return (
    <div className="page max-w-2xl py-8 sm:py-12">
      <p className="eyebrow text-granite">Receipt</p>
      <h1 className="mt-2 text-3xl sm:text-4xl">{amount}</h1>
      <p className="mt-2 text-granite">{title}</p>
      <dl className="mt-6 grid gap-x-8 gap-y-5 rounded-lg border border-line bg-sheet p-5 text-sm sm:grid-cols-2 sm:p-6">
        <Definition name="Bought">{bought}</Definition>
        <Definition name="Paid on">{paidOn}</Definition>
        {refundedOn && <Definition name="Refunded in full on">{refundedOn}</Definition>}
        <Definition name="Payer">{made ? <Payer payer={made.payer} /> : "–"}</Definition>
        <Definition name="Seller">
          <Lines lines={[site.address, site.email]} />
        </Definition>
        {made?.number && <Definition name="Invoice number">{made.number}</Definition>}
        <Definition name="Order number">{orderId}</Definition>
      </dl>
      {invoice === "unavailable" && (
        <p role="alert" className="mt-5 border-clay border-l-4 pl-4 text-clay">
          Stripe didn't answer, so the payer and the PDF are missing here. Nothing is lost. Please reload the
          page in a minute.
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {made?.pdfUrl && (
          <a href={made.pdfUrl} className={buttonStyles({ look: "primary" })}>
            Download PDF
          </a>
        )}
        <Link to={back} className={buttonStyles()}>
          Manage your job
        </Link>
      </p>
    </div>
  );
}

type Payer = Extract<ReadReceipt["invoice"], { payer: object }>["payer"];

function Payer({ payer: { name, email, address } }: { payer: Payer }) {
  return <Lines lines={[name, ...address, email].flatMap((line) => line || [])} />;
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
