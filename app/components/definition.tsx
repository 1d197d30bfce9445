import type { ReactNode } from "react";

type Props = { name: string; id?: string | undefined; children: ReactNode };

export function Definition({ name, id, children }: Props) {
  return (
    <div id={id} className="marked">
      <dt className="text-granite">{name}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}
