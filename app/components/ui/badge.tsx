import type { ComponentProps } from "react";

type Tone = "moss" | "sun" | "demo" | "done";

export function Badge({ tone, ...props }: Omit<ComponentProps<"span">, "className"> & { tone?: Tone }) {
  return <span className={tone ? `badge ${tone}` : "badge"} {...props} />;
}

/** Of a job that the person has an application for. */
export function AppliedBadge() {
  return <Badge tone="done">Applied</Badge>;
}
