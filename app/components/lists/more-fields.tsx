import { useState } from "react";
import { TextField } from "#app/components/ui/field.tsx";
import { closingDays, daysChoices } from "#core/jobs/days/closing-days.ts";
import { jobTypes } from "#core/jobs/listing.ts";
import { maxAges } from "#core/jobs/query/job-query.ts";
import { ChoiceField, type FieldProps, type FilterFields } from "./filter-fields.tsx";

export const moreFields = {
  company: EmployerField,
  job_type: JobTypeField,
  closes_within: ClosesField,
  max_age: AgeField,
} satisfies FilterFields;

/** Stays open once a filter was set, so nobody loses the field they are in. */
export function MoreFields(props: FieldProps) {
  const isAsked = Object.keys(moreFields).some((name) => props.fields[name]);
  const [isOpen, setOpen] = useState(isAsked);
  if (isAsked && !isOpen) setOpen(true);
  return (
    <details className="col-span-full" open={isOpen}>
      <summary className="w-fit cursor-pointer py-3 font-semibold text-sm">More filters</summary>
      <div className="mt-2 grid grid-cols-2 gap-4 md:grid-cols-4">
        {Object.entries(moreFields).map(([name, Field]) => (
          <Field key={name} {...props} />
        ))}
      </div>
    </details>
  );
}

function EmployerField({ fields }: FieldProps) {
  return (
    <TextField
      id="filter-company"
      name="company"
      label="Employer"
      type="search"
      maxLength={100}
      defaultValue={fields.company ?? ""}
      className="col-span-2 md:col-span-1"
    />
  );
}

function JobTypeField({ fields }: FieldProps) {
  return (
    <ChoiceField
      id="filter-job-type"
      name="job_type"
      label="Job type"
      chosen={fields.job_type}
      any="Any type"
      choices={jobTypes.map((type) => [type, type])}
    />
  );
}

function ClosesField({ fields }: FieldProps) {
  return (
    <ChoiceField
      id="filter-closes"
      name="closes_within"
      label="Closes within"
      chosen={fields.closes_within}
      any="Any time"
      choices={daysChoices(closingDays, fields.closes_within)}
    />
  );
}

function AgeField({ fields }: FieldProps) {
  return (
    <ChoiceField
      id="filter-age"
      name="max_age"
      label="Posted within"
      chosen={fields.max_age}
      any="Any time"
      choices={daysChoices(maxAges, fields.max_age)}
    />
  );
}
