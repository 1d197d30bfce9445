import { Definition } from "#app/components/definition.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { Moment } from "#app/routes/admin/moment.tsx";
import { AreaCell } from "#app/routes/admin/table/area-cell.tsx";
import type { recordOf } from "./record-of.ts";

type PostingRecordProps = { record: ReturnType<typeof recordOf> };

export function PostingRecord({ record: { facts, payments, decisions, typed } }: PostingRecordProps) {
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, cell]) => (
          <Definition key={name} name={name}>
            <AreaCell cell={cell} />
          </Definition>
        ))}
      </dl>
      <section aria-labelledby="payments" className="mt-10">
        <h2 id="payments" className="text-2xl">
          Payments
        </h2>
        {payments.length ? <Payments payments={payments} /> : <None>Nothing was paid at Stripe.</None>}
      </section>
      <section aria-labelledby="text" className="mt-10">
        <h2 id="text" className="text-2xl">
          Text
        </h2>
        <p className="mt-3 max-w-prose whitespace-pre-wrap rounded-lg border border-line bg-sheet p-4 wrap-anywhere">
          {typed.description}
        </p>
      </section>
      <section aria-labelledby="decisions" className="mt-10">
        <h2 id="decisions" className="text-2xl">
          What happened
        </h2>
        {decisions.length ? <Decisions decisions={decisions} /> : <None>No decisions yet.</None>}
      </section>
    </>
  );
}

function Payments({ payments }: { payments: PostingRecordProps["record"]["payments"] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
      {payments.map(({ orderId, what, amount, paidAt, paidEmail, refund, receipt }) => (
        <li key={orderId} className="py-3">
          <p className="font-medium">
            <span className="tabular">{amount}</span> · {what} · <Moment at={paidAt} />
          </p>
          <p className="mt-1 text-granite wrap-anywhere">
            {paidEmail ? `Paid by ${paidEmail}. ` : ""}Order {orderId}.{" "}
            <Link to={receipt} className="text-link">
              Receipt
            </Link>
          </p>
          {refund && (
            <p className={`mt-1 wrap-anywhere ${refund.state === "refunded" ? "" : "text-clay"}`}>
              {refund.says} · <Moment at={refund.at} />
              {refund.failure && ` · ${refund.failure}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Decisions({ decisions }: { decisions: PostingRecordProps["record"]["decisions"] }) {
  return (
    <ol className="mt-3 divide-y divide-line border-line border-y text-sm">
      {decisions.map(({ id, what, by, note, decidedAt }) => (
        <li key={id} className="py-3">
          <p className="font-medium">
            {what} · <Moment at={decidedAt} />
          </p>
          <p className="mt-1 text-granite wrap-anywhere">
            {by}
            {note && `: ${note}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function None({ children }: { children: string }) {
  return <p className="mt-3 text-granite">{children}</p>;
}
