import type { ReactNode } from "react";
import { CheckboxField, SelectField, TextField } from "#app/components/ui/field.tsx";
import {
  type PostingErrors,
  type PostingField,
  type PostingInput,
  postingJobTypes,
} from "#core/postings/form/posting-form.ts";
import { salaryUnits } from "#core/text/money.ts";
import { DescriptionField } from "./description/description-field.tsx";
import { FactsFields, Tick } from "./facts/facts-fields.tsx";
import type { ReadInText } from "./facts/fill-from-text.ts";
import type { PostingChoices } from "./find-choices.ts";
import { labels } from "./labels.ts";
import type { PostingTools } from "./use-posting-form.ts";

type Props = {
  id: string;
  typed: PostingInput;
  errors: PostingErrors;
  locked: PostingField[];
  choices: PostingChoices;
  tools: PostingTools | null;
  load: () => Promise<PostingTools | null>;
  read: ReadInText;
};

// `required` already tells everyone who can't see the star.
const starred = "[&>label]:after:ml-1 [&>label]:after:text-clay [&>label]:after:content-['*'/'']";
const address = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

export function PostingFields({ id, typed, errors, locked, choices, read, ...writing }: Props) {
  const field = (name: PostingField, className = "", isRequired = false) => {
    const isLocked = locked.includes(name);
    return {
      id: `${id}${name}`,
      name,
      label: labels[name],
      defaultValue: typed[name],
      error: errors[name] ?? null,
      required: isRequired,
      className: isRequired ? `${className} ${starred}` : className,
      disabled: isLocked,
      ...(isLocked && { help: "This can no longer be changed." }),
    };
  };
  const input = { enterKeyHint: "next" } as const;
  return (
    <div className="space-y-8">
      {locked.map((name) => (
        // Disabled fields are not sent.
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      <Group title="The job">
        <TextField
          {...input}
          {...field("title", "col-span-2", true)}
          placeholder="Backcountry Ski Guide"
          autoComplete="off"
        />
        <TextField
          {...input}
          {...field("company_name", "col-span-2", true)}
          autoComplete="organization"
          placeholder="High Ridge Guides"
        />
        <SelectField
          {...field("job_type", "col-span-2")}
          any="Not specified"
          choices={postingJobTypes.map((type) => [type, type])}
        />
      </Group>
      <Group title="Where">
        <TextField
          {...input}
          {...field("location", "col-span-2", true)}
          placeholder="Moab, Utah"
          help="As readers will see it. For fully remote jobs, enter Remote."
          autoComplete="off"
        />
        <TextField {...input} {...field("city")} autoComplete="address-level2" />
        <TextField {...input} {...field("state")} autoComplete="address-level1" />
        <SelectField
          {...field("country_code", "col-span-2", true)}
          autoComplete="country"
          choices={choices.countries.map(({ code, name }) => [code, name])}
        />
        <CheckboxField
          name="has_remote"
          label={labels.has_remote}
          defaultChecked={typed.has_remote === "true"}
          className="col-span-2"
        />
      </Group>
      <Group title="Pay" note="Optional. Shown beside the title.">
        <TextField {...input} {...field("salary_min")} inputMode="decimal" autoComplete="off" />
        <TextField {...input} {...field("salary_max")} inputMode="decimal" autoComplete="off" />
        <SelectField
          {...field("salary_currency")}
          choices={choices.currencies.map(({ code, name }) => [code, `${code} · ${name}`])}
        />
        <SelectField {...field("salary_unit")} choices={salaryUnits.map((unit) => [unit, unit])} />
        <Tick name="tips" typed={typed} />
      </Group>
      <Group title="Description">
        <DescriptionField {...field("description", "", true)} {...writing} />
      </Group>
      <FactsFields id={id} typed={typed} errors={errors} read={read} />
      <Group title="How to apply" note="Provide either an application URL or email (or both).">
        <TextField
          {...input}
          {...address}
          {...field("apply_url", "col-span-2")}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
        <TextField
          {...input}
          {...address}
          {...field("apply_email", "col-span-2")}
          type="email"
          inputMode="email"
          placeholder="jobs@example.com"
          autoComplete="off"
        />
      </Group>
      <Group title="You and your company">
        <TextField
          {...input}
          {...address}
          {...field("contact_email", "col-span-2", true)}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@example.com"
          help="The contact email receives confirmation and updates. Readers don't see it."
        />
        <TextField
          {...input}
          {...address}
          {...field("company_logo_url", "col-span-2")}
          type="url"
          inputMode="url"
          enterKeyHint="done"
          placeholder="https://"
          autoComplete="off"
          help="Shown beside the title. Without one, we show initials."
        />
      </Group>
    </div>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-display font-semibold text-xl">{title}</legend>
      {note && <p className="mt-1 text-granite text-sm">{note}</p>}
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5">{children}</div>
    </fieldset>
  );
}
