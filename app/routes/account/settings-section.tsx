import { type ReactNode, useId } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8 border-line border-t pt-6">
      <h2 id={heading} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
