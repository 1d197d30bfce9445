import { type FieldProps, type FilterFields, filterFields } from "#app/components/lists/filter-fields.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { daysText, maxAges } from "#core/jobs/query/job-query.ts";

export const stateFields: FilterFields = { ...filterFields, max_age: AgeField, has_remote: RemoteField };

function AgeField({ fields: { max_age } }: FieldProps) {
  // An address may ask for other numbers of days than are offered.
  const ages = [...new Set([...maxAges, ...(max_age ? [Number(max_age)] : [])])].sort((a, b) => a - b);
  return (
    <SelectField
      id="filter-age"
      name="max_age"
      label="Posted within"
      defaultValue={max_age ?? ""}
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

function RemoteField({ fields }: FieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 font-semibold text-sm">
      <input
        type="checkbox"
        name="has_remote"
        value="true"
        defaultChecked={fields.has_remote === "true"}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="size-5 accent-moss"
      />
      Remote only
    </label>
  );
}
