import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/components/ui/field.tsx";
import type { AreaField, AreaForm, RefusedAction } from "./admin-area.ts";
import { fillFromAddress } from "./fill-fields.ts";
import { useSingleSubmit } from "./use-single-submit.ts";

type Props = { forms: AreaForm[]; address: string; refused: RefusedAction | null };

export function AreaForms({ forms, address, refused }: Props) {
  if (!forms.length) return null;
  return (
    <div className={forms.length > 1 ? "mt-8 grid gap-6 lg:grid-cols-2" : "mt-8"}>
      {forms.map((form, index) => {
        const ownRefusal = refused?.form === String(index) ? refused : null;
        return <AreaFormEntry key={form.title} {...{ form, index, address }} refused={ownRefusal} />;
      })}
    </div>
  );
}

type AreaFormEntryProps = { form: AreaForm; index: number; address: string; refused: RefusedAction | null };

function AreaFormEntry({ form, index, address, refused }: AreaFormEntryProps) {
  const submitOnce = useSingleSubmit();
  return (
    <Form
      method="post"
      action={address}
      onSubmit={submitOnce}
      aria-labelledby={`form-${index}`}
      className="rounded-lg border border-line bg-sheet p-4 sm:p-6"
    >
      <h2 id={`form-${index}`} className="text-xl">
        {form.title}
      </h2>
      {form.help && <p className="mt-1 text-granite text-sm">{form.help}</p>}
      <input type="hidden" name="form" value={index} />
      <div className="mt-4 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {form.fields.map((field) => (
          <Field key={field.name} field={field} id={`form-${index}-${field.name}`} refused={refused} />
        ))}
      </div>
      <Button type="submit" name="intent" value={form.intent} look="primary" className="mt-4">
        {form.submit}
      </Button>
    </Form>
  );
}

function Field({ field, id, refused }: { field: AreaField; id: string; refused: RefusedAction | null }) {
  const { name, label, kind, value = "", options = [], hint, fills } = field;
  const given = refused?.typed[name] ?? value;
  if (kind === "hidden") return <input type="hidden" name={name} value={given} />;
  const shown = {
    ...{ id, name, label, help: hint, defaultValue: given },
    error: refused?.field === name ? refused.error : undefined,
  };
  if (!kind) return <TextField autoComplete="off" onChange={fills && fillFromAddress} {...shown} />;
  if (kind === "textarea")
    return <TextAreaField rows={12} spellCheck={false} className="col-span-full" {...shown} />;
  return <SelectField {...shown} choices={options.map((option) => [option.value, option.label])} />;
}
