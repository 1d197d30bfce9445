import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The look of a button, for links that act as one: <Link className={buttonStyles({ look: "primary" })}>. */
export const buttonStyles = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-md font-semibold transition-colors disabled:cursor-not-allowed disabled:border-line disabled:text-granite",
  {
    variants: {
      look: {
        primary: "bg-ochre text-ochre-ink hover:bg-ochre-hover",
        secondary:
          "border border-edge text-ink enabled:hover:border-ink aria-pressed:border-moss aria-pressed:bg-moss aria-pressed:text-paper [a]:hover:border-ink",
        link: "text-link px-0! font-medium",
        quiet: "text-moss hover:bg-line/60",
      },
      size: { normal: "min-h-11 px-4 text-sm md:min-h-10", large: "min-h-12 px-6 text-base" },
    },
    defaultVariants: { look: "secondary", size: "normal" },
  },
);

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonStyles>) {
  return <button type={type} className={buttonStyles({ look, size, className })} {...props} />;
}
