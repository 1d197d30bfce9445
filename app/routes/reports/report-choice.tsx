import type { ReactNode } from "react";

type Props = {
  id: string;
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  explained: (id: string) => ReactNode;
};

export function ReportChoice({ id, name, value, isChosen, label, explained }: Props) {
  return (
    <div className="flex min-h-11 gap-3 py-1.5">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        required
        defaultChecked={isChosen}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-moss"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {explained(`${id}-hint`)}
      </div>
    </div>
  );
}
