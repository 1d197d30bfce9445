import { Form, Link, type LinkProps } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import {
  daysText,
  maxAges,
  noResultFilters,
  parseResultFilters,
  type ResultFilters,
  resultSearch,
} from "#core/jobs/query/result-filters.ts";
import { emptied, useFilterForm } from "./use-filter-form.ts";

type Props = { filters: ResultFilters; isFiltered: boolean; action: string; onLeave: LinkProps["onClick"] };

const tidy = (given: URLSearchParams) => resultSearch(parseResultFilters(given));

/** Narrows a results list through its address; open to everyone. */
export function ResultsFilters({ filters, isFiltered, action, onLeave }: Props) {
  const form = useFilterForm(resultSearch(filters), action, tidy);
  return (
    <search>
      <Form
        {...form}
        action={`${action}#results`}
        className="grid grid-cols-2 items-end gap-4 rounded-lg border border-line bg-sheet p-4 sm:p-5 md:grid-cols-[1fr_11rem_auto_auto]"
      >
        <TextField
          id="filter-title"
          name="title"
          label="Job title"
          type="search"
          className="col-span-2 md:col-span-1"
          maxLength={100}
          defaultValue={filters.title ?? ""}
        />
        <AgeField maxAge={filters.maxAge} />
        <label className="flex min-h-11 items-center gap-2.5 font-semibold text-sm">
          <input
            type="checkbox"
            name="has_remote"
            value="true"
            defaultChecked={filters.hasRemote}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="size-5 accent-moss"
          />
          Remote only
        </label>
        <div className="col-span-2 flex items-center justify-end gap-2 md:col-span-1">
          {isFiltered && (
            <Link
              to={action}
              state={emptied}
              preventScrollReset
              onClick={onLeave}
              className={buttonStyles({ look: "quiet", className: "md:min-h-11" })}
            >
              Clear
            </Link>
          )}
          <Button type="submit" look="primary" className="md:min-h-11">
            Search
          </Button>
        </div>
        {filters.countryCode && <input type="hidden" name="country_code" value={filters.countryCode} />}
        {filters.pageSize !== noResultFilters.pageSize && (
          <input type="hidden" name="page_size" value={filters.pageSize} />
        )}
      </Form>
    </search>
  );
}

function AgeField({ maxAge }: Pick<ResultFilters, "maxAge">) {
  // An address may ask for other numbers of days than are offered.
  const ages = [...new Set([...maxAges, ...(maxAge ? [maxAge] : [])])].sort((a, b) => a - b);
  return (
    <SelectField
      id="filter-age"
      name="max_age"
      label="Posted within"
      defaultValue={maxAge ?? ""}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">Any time</option>
      {ages.map((days) => (
        <option key={days} value={days}>
          {daysText(days)}
        </option>
      ))}
    </SelectField>
  );
}
