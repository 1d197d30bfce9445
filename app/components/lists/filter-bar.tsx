import type { ComponentProps, MouseEvent } from "react";
import { Form, Link } from "react-router";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import {
  filterSearch,
  isFiltered,
  type JobFilters,
  minSalaries,
  parseFilters,
} from "#core/jobs/query/filters.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { emptied, useFilterForm } from "./use-filter-form.ts";

type Props = { filters: JobFilters; action: string; viewer: Viewer["kind"]; hasPay: boolean };

const tidy = (given: URLSearchParams) => filterSearch(parseFilters(given));

/** Narrows a list through its address: an ordinary form without script, tidy addresses with it. */
export function FilterBar({ filters, action, viewer, hasPay }: Props) {
  const form = useFilterForm(filterSearch(filters), action, tidy);
  const locked = viewer !== "subscriber";
  return (
    <search className="mt-5 block">
      <Form {...form} action={action} className="rounded-lg border border-line bg-sheet p-4 sm:p-5">
        {/* Enter in a field presses the first button: it must be this one, not a work type. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Search
        </button>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3">
          <TextField
            id="filter-title"
            name="title"
            label="Job title"
            type="search"
            className="col-span-2 md:col-span-1"
            maxLength={100}
            disabled={locked}
            placeholder={locked ? "For subscribers" : undefined}
            defaultValue={locked ? "" : (filters.title ?? "")}
            help={locked ? <SubscriberHint>Title search comes with a</SubscriberHint> : undefined}
          />
          <TextField
            id="filter-location"
            name="location"
            label="Location"
            type="search"
            maxLength={100}
            defaultValue={filters.location ?? ""}
            help="City, state or country"
          />
          <PayField filters={filters} hasPay={hasPay} />
        </div>
        {hasPay && (
          <p id="filter-pay-rule" className="mt-3 text-granite text-xs">
            Salaries are compared as yearly equivalents in the job’s own currency: hour ×2,080, day ×260, week
            ×52, month ×12.
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          <WorkTypes work={filters.work} locked={locked} />
          <div className="flex items-center gap-2">
            {isFiltered(filters) && (
              <Link
                to={action}
                state={emptied}
                preventScrollReset
                onClick={leaveToNext}
                className={buttonStyles({ look: "quiet" })}
              >
                Clear
              </Link>
            )}
            <Button type="submit" look="secondary">
              Search
            </Button>
          </div>
        </div>
        {/* Last, so that a pressed work type comes before it in the address and wins. */}
        <input type="hidden" name="work" value={filters.work ?? ""} />
      </Form>
    </search>
  );
}

/** A link that vanishes when it is pressed leaves the focus to the button beside it. */
function leaveToNext(event: MouseEvent<HTMLElement>) {
  (event.currentTarget.nextElementSibling as HTMLElement).focus();
}

function PayField({ filters, hasPay }: { filters: JobFilters; hasPay: boolean }) {
  return (
    <SelectField
      id="filter-pay"
      name="min_salary"
      label="Minimum salary"
      disabled={!hasPay}
      defaultValue={filters.minSalary ?? ""}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      help={hasPay ? "By the year" : "Salary data coming soon"}
      aria-describedby="filter-pay-help filter-pay-rule"
    >
      <option value="">Any</option>
      {minSalaries.map((amount) => (
        <option key={amount} value={amount}>
          {amount.toLocaleString("en-US")}+
        </option>
      ))}
    </SelectField>
  );
}

const workTypes = [
  { value: "remote", label: "Remote", forAll: false },
  { value: "hybrid", label: "Hybrid", forAll: false },
  { value: "onsite", label: "On-site", forAll: true },
] as const;

function WorkTypes({ work, locked }: { work: JobFilters["work"]; locked: boolean }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">Work type</legend>
      <div className="flex flex-wrap items-center gap-2">
        {workTypes.map(({ value, label, forAll }) => (
          <WorkType
            key={value}
            value={work === value ? "" : value}
            aria-pressed={work === value}
            disabled={locked && !forAll}
          >
            {label}
          </WorkType>
        ))}
        {locked && <SubscriberHint>Remote and hybrid come with a</SubscriberHint>}
      </div>
    </fieldset>
  );
}

function WorkType(props: ComponentProps<"button">) {
  return <Button type="submit" name="work" {...props} />;
}

function SubscriberHint({ children }: { children: string }) {
  return (
    <span className="text-granite text-xs">
      {children} <UpgradeLink className="text-link">subscription</UpgradeLink>
    </span>
  );
}
