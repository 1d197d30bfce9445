import {
  ChoiceField,
  type FieldProps,
  type FilterFields,
  filterFields,
} from "#app/components/lists/filter-fields.tsx";
import { CheckboxField } from "#app/components/ui/field.tsx";
import { daysChoices } from "#core/jobs/days/closing-days.ts";
import { maxAges } from "#core/jobs/query/job-query.ts";

export const stateFields: FilterFields = { ...filterFields, max_age: AgeField, has_remote: RemoteField };

function AgeField({ fields: { max_age } }: FieldProps) {
  return (
    <ChoiceField
      id="filter-age"
      name="max_age"
      label="Posted within"
      chosen={max_age}
      any="Any time"
      choices={daysChoices(maxAges, max_age ?? undefined)}
    />
  );
}

function RemoteField({ fields }: FieldProps) {
  return (
    <CheckboxField
      name="has_remote"
      label="Remote only"
      defaultChecked={fields.has_remote === "true"}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
}
