import { useState } from "react";
import { CheckboxField, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FactLine } from "#core/facts/shown/fact-lines.ts";
import {
  type AnsweredField,
  answers,
  certificateCodes,
  certificateField,
  certificateLevels,
  type FactField,
  type FactsInput,
  factFields,
} from "#core/postings/facts/fact-fields.ts";
import type { PostingErrors } from "#core/postings/form/posting-form.ts";
import { answerName } from "./answer-name.ts";
import { ChipChoice } from "./chip-choice.tsx";
import { factLabels, isImplied } from "./fact-labels.ts";
import type { ReadInText } from "./fill-from-text.ts";

type Props = { id: string; typed: FactsInput; errors: PostingErrors; read: ReadInText };

const folded = factFields.filter((name) => name !== "tips");
const levelNames = { required: "Required", preferred: "Preferred" };

export function FactsFields({ id, typed, errors, read }: Props) {
  // A correction must not fold the field that it is made in.
  const [isOpen] = useState(folded.some((name) => typed[name] || errors[name]));
  const field = (name: FactField) => ({
    id: `${id}${name}`,
    name,
    label: factLabels[name],
    defaultValue: typed[name],
    error: errors[name] ?? null,
    enterKeyHint: "next" as const,
    autoComplete: "off",
  });
  const choice = (name: AnsweredField, line: FactLine) => ({
    name,
    line,
    legend: factLabels[name],
    choices: answers[name].map((value): [string, string] => [value, answerName(name, value)]),
    chosen: typed[name],
    error: errors[name],
  });
  return (
    <fieldset>
      <legend className="font-display font-semibold text-xl">What workers ask first</legend>
      <p className="mt-1 text-granite text-sm">
        Not required. Your answers show on the job and decide which filters find it. What you leave out counts
        as not stated, never as no.
      </p>
      <ReadNotes read={read} />
      <details open={isOpen} className="phone-fold">
        <summary>Season, housing, meals, papers and more</summary>
        <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5">
          <Tick name="is_seasonal" typed={typed} />
          <TextField {...field("season_start")} type="date" />
          <TextField {...field("season_end")} type="date" />
          <ChipChoice {...choice("housing", "housing")}>
            <div className="mt-3 grid grid-cols-2 gap-x-4">
              <TextField
                {...field("housing_cost")}
                label="Amount"
                aria-label={factLabels.housing_cost}
                inputMode="decimal"
                help="In dollars, for a cost or a stipend."
              />
              <SelectField
                {...field("housing_cost_unit")}
                label="Per"
                aria-label={factLabels.housing_cost_unit}
                enterKeyHint={undefined}
                any="Not stated"
                choices={answers.housing_cost_unit.map((unit) => [
                  unit,
                  answerName("housing_cost_unit", unit),
                ])}
              />
            </div>
          </ChipChoice>
          <ChipChoice {...choice("meals", "meals")} />
          <TextField {...field("hours_per_week")} placeholder="40 or 30-40" />
          <TextField {...field("positions")} inputMode="numeric" />
          <Certificates typed={typed} errors={errors} />
          <TextField {...field("min_age")} className="col-span-2" inputMode="numeric" placeholder="18" />
          <ChipChoice {...choice("driving_licence", "license")} />
          <ChipChoice {...choice("papers", "papers")} />
          <ChipChoice {...choice("couples", "together")} />
          <ChipChoice {...choice("pets", "together")} />
        </div>
      </details>
    </fieldset>
  );
}

function ReadNotes({ read }: { read: ReadInText }) {
  const found = factFields.flatMap((field) => (isImplied(field) ? [] : (read[field] ?? [])));
  return (
    <div role="status">
      {found[0] && (
        <div className="mt-3 rounded-md border border-line bg-sheet p-4 text-sm">
          <p className="font-semibold">We filled these in from your text. Please check them.</p>
          <ul className="mt-2 space-y-1.5">
            {found.map(({ field, value, proof }) => (
              <li key={field}>
                {factLabels[field]}: {answerName(field, value)}{" "}
                <q className="wrap-anywhere text-granite">{proof}</q>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function Tick({ name, typed }: { name: "is_seasonal" | "tips"; typed: FactsInput }) {
  return (
    <CheckboxField
      name={name}
      label={factLabels[name]}
      defaultChecked={typed[name] === "true"}
      className="col-span-2"
    />
  );
}

function Certificates({ typed, errors }: Pick<Props, "typed" | "errors">) {
  const fields = certificateCodes.map(certificateField);
  const [isOpen] = useState(fields.some((name) => typed[name] || errors[name]));
  return (
    <details open={isOpen} className="col-span-2 pb-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
        <span className="blaze" data-line="certificates">
          Certificates
        </span>
      </summary>
      {fields.map((name) => (
        <ChipChoice
          key={name}
          name={name}
          legend={factLabels[name]}
          choices={certificateLevels.map((level) => [level, levelNames[level]])}
          chosen={typed[name]}
          error={errors[name]}
        />
      ))}
    </details>
  );
}
