import { type FocusEvent, type FormEvent, type ReactNode, useId, useState } from "react";
import { fetchScript } from "#app/components/fetch-script.ts";
import { sayError, useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "#app/components/ui/field.tsx";
import { fieldsIn } from "#app/request/fields-in.ts";
import { type AlertErrors, type AlertInput, longestField, readAlertInput } from "#core/alerts/read-alert.ts";
import { frequencies, frequencyLabels } from "#core/alerts/rhythm.ts";
import { closingDays, daysChoices } from "#core/jobs/days/closing-days.ts";
import { jobTypes } from "#core/jobs/listing.ts";
import { radiusChoices } from "#core/jobs/query/job-query.ts";
import { AlertPreview, type Drawing, previewSearch } from "./alert-preview.tsx";
import { FactFields } from "./fact-fields.tsx";
import { factsField } from "./facts-field.ts";

export type FormErrors = AlertErrors & { form?: string };

export const alertNotCreated = "Failed to create job alert";

const lists = [factsField];

type Props<Answer> = {
  action: string;
  fields?: Record<string, string>;
  typed: AlertInput;
  asksEmail: boolean;
  now: Date;
  errors?: FormErrors | null;
  preview?: Drawing | null;
  /** The ids of the fields begin with it. */
  prefix?: string;
  submit: { label: string; busy: string; failure?: string };
  onDone: (answer: Answer, typed: Record<string, unknown>) => void;
  onType?: (typed: Record<string, FormDataEntryValue>) => void;
  children?: ReactNode;
};

export function AlertForm<Answer>({
  action,
  fields: hidden = {},
  typed,
  asksEmail,
  now,
  errors: given,
  preview = null,
  prefix,
  submit,
  onDone,
  onType,
  children,
}: Props<Answer>) {
  const own = useId();
  const id = prefix ?? own;
  const { form, errors, isSending, send } = useForm<Answer, FormErrors>({
    failure: submit.failure ?? alertNotCreated,
    errors: given,
    lists,
    onDone,
    sayRefusal: (_reason, errors, form) => errors.form && sayError(errors.form, form),
  });
  const [search, setSearch] = useState(previewSearch({ ...hidden, ...typed }));
  const [chosen, setChosen] = useState(typed.facts);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsIn(new FormData(event.currentTarget), lists);
    setSearch(previewSearch(fields));
    setChosen(readAlertInput(fields).facts);
    onType?.(fields);
  };
  // A session may have ended since the page was made.
  const asks = asksEmail || errors.email !== undefined;
  type Texts = "name" | "email" | "title" | "state" | "city" | "location" | "company";
  const text = (name: Texts | "starts_from" | "starts_until") => ({
    id: `${id}${name}`,
    name,
    maxLength: longestField,
    defaultValue: typed[name],
    error: errors[name],
  });
  const select = (name: "within" | "job_type" | "closes_within" | "frequency") => ({
    id: `${id}${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
    className: "col-span-2 sm:col-span-1",
  });
  return (
    // Only the server checks the fields, and errors appear beside them.
    <form ref={form} method="post" action={action} noValidate onSubmit={send} onInput={follow}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        <TextField
          {...text("name")}
          label="Alert Name"
          required
          placeholder="Rangers in Utah"
          className={asks ? "col-span-2 sm:col-span-1" : "col-span-2"}
        />
        {asks && (
          <TextField
            {...text("email")}
            type="email"
            label="Email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder="you@example.com"
            className="col-span-2 sm:col-span-1"
          />
        )}
        <AlertPreview search={search} first={preview} />
        <TextField
          {...text("title")}
          label="Job Title Keywords"
          placeholder="ranger, park guide"
          help="Separate keywords with commas; we match any of them"
          className="col-span-2"
        />
        <CheckboxField
          name="near_work"
          label="Also send near work"
          defaultChecked={typed.near_work}
          className="col-span-2"
        />
        <TextField {...text("state")} label="State" placeholder="Utah" />
        <TextField {...text("city")} label="City" placeholder="Moab" />
        <TextField
          {...text("location")}
          label="General Location"
          help="For broader regions or if state/city don't apply"
          onFocus={offerPlaces}
          className="col-span-2 sm:col-span-1"
        />
        <SelectField
          {...select("within")}
          label="Within"
          help="From that town, park or ZIP code"
          choices={radiusChoices()}
        />
        <TextField {...text("company")} label="Employer" className="col-span-2 sm:col-span-1" />
        <SelectField
          {...select("job_type")}
          label="Job Type"
          any="Any type"
          choices={jobTypes.map((type) => [type, type])}
        />
        <TextField {...text("starts_from")} type="date" label="Starts From" />
        <TextField
          {...text("starts_until")}
          type="date"
          label="Starts By"
          help="A posting that states a month counts for all of it"
        />
        <SelectField
          {...select("closes_within")}
          label="Closes Within"
          help="Leaves out jobs without a closing date"
          any="Any time"
          choices={daysChoices(closingDays, typed.closes_within)}
        />
        <SelectField
          {...select("frequency")}
          label="Email Frequency"
          choices={frequencies.map((frequency) => [frequency, frequencyLabels[frequency]])}
        />
        <CheckboxField
          name="remote"
          label="Only show remote jobs"
          defaultChecked={typed.remote}
          className="col-span-2"
        />
        <FactFields given={typed.facts} chosen={chosen} now={now} />
      </div>
      <p role="alert" className="min-h-6 pt-2 text-clay text-sm">
        {errors.form}
      </p>
      <div className="alert-actions">
        <Button type="submit" look="primary" size="large" aria-disabled={isSending}>
          {isSending ? submit.busy : submit.label}
        </Button>
        {children}
      </div>
    </form>
  );
}

function offerPlaces({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  fetchScript(() => import("#app/components/suggestions/offer-places.ts"), "offerPlaces").then(
    ({ offerPlaces }) => offerPlaces(field),
    () => {},
  );
}
