import { renderToStaticMarkup } from "react-dom/server";

export type ShownPayment = {
  orderId: string;
  amount: string;
  paidOn: string;
  refund: string | null;
  to: string;
};

/** The inside of a section, or null where nothing is paid. */
export function drawPayments(payments: ShownPayment[]): string | null {
  return payments.length ? renderToStaticMarkup(<Payments payments={payments} />) : null;
}

function Payments({ payments }: { payments: ShownPayment[] }) {
  return (
    <>
      <h2 id="payments" className="text-2xl">
        Payments
      </h2>
      <ul className="mt-3 max-w-2xl divide-y divide-line border-line border-y">
        {payments.map(({ orderId, amount, paidOn, refund, to }) => (
          <li key={orderId} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <span>
              <span className="tabular font-medium">{amount}</span> · {paidOn}
              {refund && <span className="text-granite"> · {refund}</span>}
            </span>
            <a href={to} className="text-link inline-flex min-h-11 items-center">
              Receipt and PDF
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
