import type { ComponentProps, ReactNode } from "react";

const control =
  "min-h-11 scroll-mt-12 w-full rounded-md border border-edge bg-sheet px-3 text-base text-ink placeholder:text-granite disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-granite md:text-sm";

type Around = {
  id: string;
  label: string;
  help?: ReactNode;
  /** With null the line stays empty, so nothing moves when an error appears. */
  error?: string | null;
};

export function TextField({ label, help, error, className, ...input }: Around & ComponentProps<"input">) {
  return (
    <Field id={input.id} label={label} help={help} error={error} className={className}>
      <input {...described(input.id, help, error)} className={control} {...input} />
    </Field>
  );
}

type SelectProps = Around &
  Omit<ComponentProps<"select">, "children"> & {
    any?: string;
    choices: readonly (readonly [value: string, text: string])[];
  };

export function SelectField({ label, help, error, className, any, choices, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} help={help} error={error} className={className}>
      <select {...described(select.id, help, error)} className={control} {...select}>
        {any && <option value="">{any}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type CheckboxFieldProps = { label: string } & ComponentProps<"input">;

export function CheckboxField({ label, className = "", ...input }: CheckboxFieldProps) {
  return (
    <label className={`flex min-h-11 items-center gap-2.5 font-semibold text-sm ${className}`}>
      <input type="checkbox" value="true" className="size-5 accent-moss" {...input} />
      {label}
    </label>
  );
}

export function TextAreaField({
  label,
  help,
  error,
  className,
  ...textarea
}: Around & ComponentProps<"textarea">) {
  return (
    <Field id={textarea.id} label={label} help={help} error={error} className={className}>
      <textarea
        rows={6}
        {...described(textarea.id, help, error)}
        className={`${control} block py-2.5 leading-relaxed`}
        {...textarea}
      />
    </Field>
  );
}

type FieldProps = Around & { className?: string; children: ReactNode };

function Field({ id, label, help, error, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-granite text-xs leading-snug">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} aria-live="polite" className="min-h-6 pt-1 text-clay text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, help: ReactNode, error?: string | null) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}
