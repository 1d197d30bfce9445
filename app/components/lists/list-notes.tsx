import { Link } from "react-router";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { ListHints, SearchHints } from "#core/jobs/query/list-hints.ts";
import FilterChips from "./filter-chips.tsx";

/** What was asked for and did not count, and an open page near to it. */
export type Closed = { said: string; open: { to: string; label: string } };

export type Notes = { hints: ListHints | null; closed: Closed | null };

type Props = Notes & {
  /** The list's address without filters. */
  action: string;
  /** Where on its page the list begins. */
  hash?: string;
};

/** What a list says of the question above its answers: what was left out of it, and how it was read. */
export default function ListNotes({ hints, closed, action, hash = "" }: Props) {
  const { near, reading, titles, search, facts, orders } = hints ?? {};
  const to = (search: string) => action + search + hash;
  return (
    <div className="mt-3 mb-4 space-y-3">
      {closed && (
        <div className="rounded-lg border border-edge bg-sheet px-4 py-4 sm:px-5">
          <p className="font-semibold">{closed.said}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <UpgradeLink className={buttonStyles({ look: "primary" })}>Unlock All Jobs</UpgradeLink>
            <Link to={closed.open.to} className={buttonStyles()}>
              {closed.open.label}
            </Link>
          </p>
        </div>
      )}
      {titles && <p>{titles}</p>}
      {search && <SearchNotes search={search} to={to} />}
      {facts && (
        <FilterChips label="Active filters" chips={facts} to={to} link={{ preventScrollReset: true }} />
      )}
      {near && (
        <p className="flex flex-wrap items-center gap-x-4">
          {near.said}
          {near.others.map(({ text, search }) => (
            <Link
              key={text}
              to={to(search)}
              preventScrollReset
              className="text-link inline-flex min-h-11 items-center"
            >
              {text}
            </Link>
          ))}
        </p>
      )}
      {orders && <Orders orders={orders} to={to} />}
      {reading && (
        <p>
          {reading.said}{" "}
          {reading.other && (
            <>
              Did you mean{" "}
              <Link to={to(reading.other.search)} className="text-link">
                {reading.other.text}
              </Link>
              ?
            </>
          )}
        </p>
      )}
    </div>
  );
}

function SearchNotes({
  search: { corrected, chips },
  to,
}: {
  search: SearchHints;
  to: (search: string) => string;
}) {
  return (
    <>
      {corrected && (
        <p>
          Showing <strong>{corrected.to}</strong>. Search instead for{" "}
          <Link to={to(corrected.instead.search)} preventScrollReset className="text-link">
            {corrected.instead.text}
          </Link>
          .
        </p>
      )}
      {chips.length > 0 && (
        <FilterChips
          label="Read from your search"
          chips={chips}
          to={to}
          link={{ preventScrollReset: true }}
        />
      )}
    </>
  );
}

function Orders({
  orders: { ways, said },
  to,
}: {
  orders: NonNullable<ListHints["orders"]>;
  to: (search: string) => string;
}) {
  return (
    <>
      <nav aria-label="Order" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {ways.map(({ text, search }) =>
          search === null ? (
            <strong key={text} aria-current="true" className="inline-flex min-h-11 items-center">
              {text}
            </strong>
          ) : (
            <Link
              key={text}
              to={to(search)}
              preventScrollReset
              className="text-link inline-flex min-h-11 items-center"
            >
              {text}
            </Link>
          ),
        )}
      </nav>
      {said && <p className="text-granite text-sm">{said}</p>}
    </>
  );
}
