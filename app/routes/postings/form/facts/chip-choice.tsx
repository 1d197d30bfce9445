import type { ReactNode } from "react";
import type { FactLine } from "#core/facts/shown/fact-lines.ts";

type Props = {
  name: string;
  line?: FactLine;
  legend: string;
  choices: [value: string, label: string][];
  chosen: string;
  error?: string;
  children?: ReactNode;
};

export function ChipChoice({ name, line, legend, choices, chosen, error, children }: Props) {
  return (
    <fieldset className="col-span-2 min-w-0 pb-4">
      <legend className="blaze mb-1.5 font-semibold text-sm" data-line={line}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2">
        {[["", "Not stated"], ...choices].map(([value, label]) => (
          <label key={value} className="tap-chip">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <p className="pt-1 text-clay text-sm">{error}</p>}
      {children}
    </fieldset>
  );
}
