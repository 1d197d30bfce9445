import type { ReactNode } from "react";

export function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-granite">{name}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}
