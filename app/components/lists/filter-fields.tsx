import type { ComponentProps, FocusEvent, ReactNode } from "react";
import { UpgradeLink } from "#app/components/account/upgrade.tsx";
import { fetchScript } from "#app/components/fetch-script.ts";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import type { QueryFields } from "#core/jobs/query/address-of.ts";
import { minSalaries, radiusChoices } from "#core/jobs/query/job-query.ts";

export type FieldProps = { fields: QueryFields; locked: boolean; hasPay: boolean };

/** In the order of the form. */
export type FilterFields = Record<string, ((props: FieldProps) => ReactNode) | undefined>;

export const placeFields: FilterFields = {
  location: LocationField,
  // The location field includes it.
  near: () => null,
  within: RadiusField,
};

export const filterFields: FilterFields = {
  title: TitleField,
  ...placeFields,
  min_salary: PayField,
};

function TitleField({ fields, locked }: FieldProps) {
  return (
    <TextField
      id="filter-title"
      name="title"
      label="Job title"
      enterKeyHint="search"
      className="col-span-2 md:col-span-1"
      maxLength={100}
      disabled={locked}
      onFocus={loadSuggestions}
      placeholder={locked ? "Subscribers only" : undefined}
      defaultValue={locked ? "" : (fields.title ?? "")}
    />
  );
}

export function loadSuggestions({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  fetchScript(() => import("#app/components/suggestions/offer-suggestions.ts"), "offerSuggestions").then(
    ({ offerSuggestions }) => offerSuggestions(field),
    () => {},
  );
}

function LocationField({ fields }: FieldProps) {
  return (
    <>
      <TextField
        id="filter-location"
        name="location"
        label="Location"
        enterKeyHint="search"
        className="col-span-2 md:col-span-1"
        maxLength={100}
        onFocus={loadSuggestions}
        defaultValue={fields.location ?? ""}
        help="City, park, ZIP code, state or country"
      />
      {/* Only a script keeps this slug of the chosen place in step with the text. */}
      <input name="near" hidden disabled defaultValue={fields.near ?? ""} />
    </>
  );
}

function RadiusField({ fields }: FieldProps) {
  return (
    <ChoiceField
      id="filter-within"
      name="within"
      label="Within"
      chosen={fields.within}
      choices={radiusChoices()}
      onChange={({ currentTarget: { form } }) => fields.location && form?.requestSubmit()}
    />
  );
}

function PayField({ fields, hasPay }: FieldProps) {
  return (
    <ChoiceField
      id="filter-pay"
      name="min_salary"
      label="Minimum salary"
      disabled={!hasPay}
      chosen={fields.min_salary}
      any="Any"
      choices={minSalaries.map((amount) => [`${amount}`, `${amount.toLocaleString("en-US")}+`])}
      help={hasPay ? "Per year" : "Salary data coming soon"}
      aria-describedby="filter-pay-help filter-pay-rule"
    />
  );
}

type ChoiceFieldProps = ComponentProps<typeof SelectField> & { chosen: string | undefined | null };

export function ChoiceField({ chosen, ...props }: ChoiceFieldProps) {
  return (
    <SelectField
      defaultValue={chosen ?? ""}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      {...props}
    />
  );
}

export function PayRule() {
  return (
    <p id="filter-pay-rule" className="mt-3 text-granite text-xs">
      We convert pay to a yearly figure in the job’s own currency: hour ×2,080, day ×260, week ×52, month ×12.
    </p>
  );
}

const workTypes = [
  { value: "onsite", label: "On-site", isOpen: true },
  { value: "remote", label: "Remote", isOpen: false },
  { value: "hybrid", label: "Hybrid", isOpen: false },
] as const;

type WorkTypesProps = FieldProps & { offered: readonly string[] };

/** Leaves out the work types that the viewer may not choose. */
export function WorkTypes({ fields: { work }, locked, offered }: WorkTypesProps) {
  const shown = workTypes.filter(({ value, isOpen }) => offered.includes(value) && (isOpen || !locked));
  return (
    <fieldset>
      {shown.length > 0 && <legend className="mb-1.5 font-semibold text-sm">Work type</legend>}
      <div className="flex flex-wrap items-center gap-2">
        {shown.map(({ value, label }) => (
          <WorkType key={value} value={work === value ? "" : value} aria-pressed={work === value}>
            {label}
          </WorkType>
        ))}
      </div>
      {/* This comes last, because a pressed work type must come first in the address. */}
      <input type="hidden" name="work" value={work ?? ""} />
    </fieldset>
  );
}

/** What a subscription opens comes last, because nobody without one can use it. */
export function LockedFields({ offered, ...given }: WorkTypesProps) {
  return (
    <fieldset className="flex flex-wrap items-end gap-2">
      <legend className="sr-only">Subscribers only</legend>
      <TitleField {...given} />
      {workTypes.map(
        ({ value, label, isOpen }) =>
          !isOpen &&
          offered.includes(value) && (
            <WorkType key={value} value={value} disabled>
              {label}
            </WorkType>
          ),
      )}
      <p className="mb-3 text-granite text-xs">
        Included with a <UpgradeLink className="text-link">subscription</UpgradeLink>
      </p>
    </fieldset>
  );
}

function WorkType(props: ComponentProps<"button">) {
  return <Button type="submit" name="work" {...props} />;
}
