import type { ReactNode } from "react";

type Props = {
  isOn: boolean;
  describedBy: string;
  intent?: string;
  children: ReactNode;
};

export function Switch({ isOn, describedBy, intent = "switch", children }: Props) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      className="switch"
    >
      {children}
    </button>
  );
}
