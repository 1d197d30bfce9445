import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeStyles = cva(
  "inline-flex items-center gap-1 whitespace-nowrap rounded-sm border px-1.5 py-0.5 font-medium text-xs leading-4",
  {
    variants: {
      tone: {
        plain: "border-line text-granite",
        moss: "border-moss/45 text-moss",
        sun: "border-sun font-semibold text-sun tracking-wide",
        demo: "border-edge border-dashed text-granite",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeStyles>) {
  return <span className={badgeStyles({ tone, className })} {...props} />;
}
