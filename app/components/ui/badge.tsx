import type { ComponentProps } from "react";

type Tone = "moss" | "sun" | "demo" | "done";

export function Badge({ tone, ...props }: Omit<ComponentProps<"span">, "className"> & { tone?: Tone }) {
  return <span className={tone ? `badge ${tone}` : "badge"} {...props} />;
}

export function AppliedBadge() {
  return <Badge tone="done">Applied</Badge>;
}
