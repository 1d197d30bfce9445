import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeStyles = cva("badge", {
  variants: { tone: { plain: "", moss: "moss", sun: "sun", demo: "demo" } },
  defaultVariants: { tone: "plain" },
});

export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeStyles>) {
  return <span className={badgeStyles({ tone, className })} {...props} />;
}
