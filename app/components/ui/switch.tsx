import type { ReactNode } from "react";

type Props = {
  isOn: boolean /** The id of what names the thing that it switches. */;
  describedBy: string;
  children: ReactNode;
};

/** Submits its form with the intent `switch`. */
export function Switch({ isOn, describedBy, children }: Props) {
  return (
    <button
      type="submit"
      name="intent"
      value="switch"
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      className="switch"
    >
      {children}
    </button>
  );
}
