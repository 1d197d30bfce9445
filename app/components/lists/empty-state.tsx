import type { ReactNode } from "react";

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-edge [border-style:dashed] px-6 py-16 text-center">
      <p className="text-granite text-lg">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
