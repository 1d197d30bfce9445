import type { MouseEvent } from "react";
import { Form, Link, type LinkProps } from "react-router";
import type { JobQuery, Offer } from "#core/jobs/query/job-query.ts";
import {
  firstPage,
  type ListPosition,
  parsePosition,
  positionFields,
} from "#core/jobs/query/list-position.ts";
import { isEmptyQuery, parseQuery, queryAddress, queryFields } from "#core/jobs/query/query-address.ts";
import { filterFields, PayRule, WorkTypes } from "./filter-fields.tsx";
import { emptied, useFilterForm } from "./lists/use-filter-form.ts";
import { Button, buttonStyles } from "./ui/button.tsx";

type Props = {
  query: JobQuery;
  offered: Offer;
  /** The list's address without filters. */
  action: string;
  /** Where on its page the list begins: a form without script leads there. */
  hash?: string;
  position?: ListPosition;
  /** Whether what belongs to the subscription is closed to this viewer. */
  locked?: boolean;
  /** Whether any job states its pay. */
  hasPay?: boolean;
  onClear?: LinkProps["onClick"];
};

/** Narrows a list through its address: an ordinary form without script, tidy addresses with it. */
export function FilterForm({
  query,
  offered,
  action,
  hash = "",
  position = firstPage,
  locked = false,
  hasPay = false,
  onClear = leaveToNext,
}: Props) {
  const tidy = (given: URLSearchParams) =>
    queryAddress(parseQuery(given, offered), offered, positionFields(parsePosition(given)));
  const form = useFilterForm(queryAddress(query, offered, positionFields(position)), action, tidy);
  const given = { query, locked, hasPay };
  const hasRow = offered.includes("work");
  const buttons = (
    <Buttons
      action={action}
      clears={!isEmptyQuery(query)}
      onClear={onClear}
      look={hasRow ? "secondary" : "primary"}
      className={hasRow ? undefined : "md:min-h-11"}
    />
  );
  return (
    <Form {...form} action={action + hash} className="rounded-lg border border-line bg-sheet p-4 sm:p-5">
      {/* Enter in a field presses the first button: it must be this one, not a work type. */}
      {hasRow && (
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Search
        </button>
      )}
      <div
        className={`grid grid-cols-2 gap-4 ${hasRow ? "md:grid-cols-3" : "items-end md:grid-cols-[1fr_11rem_auto_auto]"}`}
      >
        {offered.map((name) => {
          const Field = filterFields[name];
          return Field && <Field key={name} {...given} />;
        })}
        {!hasRow && <div className="col-span-2 flex justify-end md:col-span-1">{buttons}</div>}
      </div>
      {hasPay && <PayRule />}
      {hasRow && (
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          <WorkTypes {...given} />
          {buttons}
        </div>
      )}
      <Unshown query={query} offered={offered} position={position} />
    </Form>
  );
}

type ButtonsProps = {
  action: string;
  clears: boolean;
  onClear: LinkProps["onClick"];
  look: "primary" | "secondary";
  className?: string;
};

function Buttons({ action, clears, onClear, look, className }: ButtonsProps) {
  return (
    <div className="flex items-center gap-2">
      {clears && (
        <Link
          to={action}
          state={emptied}
          preventScrollReset
          onClick={onClear}
          className={buttonStyles({ look: "quiet", className })}
        >
          Clear
        </Link>
      )}
      <Button type="submit" look={look} className={className}>
        Search
      </Button>
    </div>
  );
}

/** A link that vanishes when it is pressed leaves the focus to the button beside it. */
function leaveToNext(event: MouseEvent<HTMLElement>) {
  (event.currentTarget.nextElementSibling as HTMLElement).focus();
}

/** What an address asked for and no field shows stays asked for; a new search begins on the first page. */
function Unshown({ query, offered, position }: Required<Pick<Props, "query" | "offered" | "position">>) {
  const fields = {
    ...queryFields(
      query,
      offered.filter((name) => !filterFields[name] && name !== "work"),
    ),
    ...positionFields({ ...position, page: firstPage.page }),
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
