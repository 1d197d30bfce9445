import {
  type ComponentProps,
  cloneElement,
  type FormEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { Form, type LinkProps } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { onServer } from "#app/once/on-server.ts";
import { usePageParts } from "#app/once/page-parts.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { singleSpaced } from "#core/text/lines.ts";
import { type FilterFields, filterFields, LockedFields, PayRule, WorkTypes } from "./filter-fields.tsx";
import { clearedState, useFilterForm } from "./use-filter-form.ts";

type Props = {
  fields: QueryFields;
  shown?: FilterFields;
  offered: readonly string[];
  action: string;
  /** Without script, the form leads to this anchor. */
  hash?: string;
  /** The page number is left out when filters change. */
  more?: Record<string, string | null>;
  locked?: boolean;
  hasPay?: boolean;
  workTypes?: readonly string[];
  onClear?: LinkProps["onClick"];
};

/** On a phone one line opens it; the style of `list-tools` opens it elsewhere. */
export const FilterForm: (props: Props) => ReactNode = import.meta.env.SSR
  ? FilterFormOnServer
  : FilterFormInBrowser;

function FilterFormInBrowser(props: Props) {
  const { fields, offered, action, more = {} } = props;
  const names = [...offered, ...Object.keys({ ...fields, ...more })];
  const tidy = (given: URLSearchParams) =>
    addressOf(Object.fromEntries(names.map((name) => [name, singleSpaced(given.get(name) ?? "")])));
  const form = useFilterForm(addressOf({ ...fields, ...more }), action, tidy);
  return (
    <details onSubmit={fold}>
      <Content {...props} form={<Form {...form} />} />
    </details>
  );
}

/** The same for all who choose the same filters and may use them. */
function FilterFormOnServer({ onClear: _, shown = filterFields, ...props }: Props) {
  const content = <Content {...props} shown={shown} form={<form method="get" data-discover="true" />} />;
  const parts = usePageParts();
  const drawn = parts && onServer.drawAlike?.(shown, JSON.stringify(props), content);
  // The same elements, because a phone compares its copy with what the server sends.
  if (!drawn) return <details>{content}</details>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself drew it
  return <details dangerouslySetInnerHTML={{ __html: parts.hold([drawn]) }} />;
}

type ContentProps = Props & { form: ReactElement<ComponentProps<"form">> };

function Content({
  fields,
  shown = filterFields,
  offered,
  action,
  hash = "",
  more = {},
  locked = false,
  hasPay = false,
  workTypes = [],
  onClear = focusNext,
  form,
}: ContentProps) {
  const given = { fields, locked, hasPay };
  const hasRow = offered.includes("work");
  const filters = offered.filter((name) => fields[name]).length;
  const buttons = (
    <Buttons
      action={action}
      clears={addressOf(fields) !== ""}
      onClear={onClear}
      look={hasRow ? "secondary" : "primary"}
      className={hasRow ? undefined : "md:min-h-11"}
    />
  );
  const lockedFields = locked && <LockedFields {...given} offered={workTypes} />;
  const content = (
    <>
      {/* Enter presses the first button, which must not be a work type. */}
      {hasRow && (
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Search
        </button>
      )}
      <div className="filter-grid">
        {Object.entries(shown).map(
          ([name, Field]) =>
            Field &&
            offered.includes(name) &&
            !(locked && name === "title") && <Field key={name} {...given} />,
        )}
        {!hasRow && (
          <div className="col-span-2 flex justify-end md:col-span-1 md:col-start-4 md:self-end">
            {buttons}
          </div>
        )}
      </div>
      {hasPay && <PayRule />}
      {hasRow && (
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          <div className="flex flex-wrap items-end gap-4">
            <WorkTypes {...given} offered={workTypes} />
            {buttons}
          </div>
          {lockedFields}
        </div>
      )}
      {!hasRow && <div className="mt-4">{lockedFields}</div>}
      <HiddenFilters fields={{ ...fields, ...more, page: null }} shown={shown} />
    </>
  );
  const place = { action: action + hash, className: "rounded-lg border border-line bg-sheet p-4 sm:p-5" };
  return (
    <>
      <summary className="button secondary">{filters ? `Filters (${filters})` : "Filters"}</summary>
      {cloneElement(form, place, content)}
    </>
  );
}

/** A sent search shows its results; a choice leaves the filters open for the next. */
function fold({ currentTarget: details, nativeEvent }: FormEvent<HTMLDetailsElement>) {
  const submitter = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
  if (!details.open || submitter?.name !== "") return;
  details.open = false;
  (details.firstChild as HTMLElement).focus();
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
          state={clearedState}
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

/** A link that disappears when pressed gives the focus to the button beside it. */
function focusNext(event: MouseEvent<HTMLElement>) {
  (event.currentTarget.nextElementSibling as HTMLElement).focus();
}

function HiddenFilters({ fields, shown }: { fields: Record<string, string | null>; shown: FilterFields }) {
  return Object.entries(fields).map(
    ([name, value]) =>
      value &&
      name !== "work" &&
      !shown[name] && <input key={name} type="hidden" name={name} value={value} />,
  );
}
