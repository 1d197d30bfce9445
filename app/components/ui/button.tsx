import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The look of a button, for links that act as one: <Link className={buttonStyles({ look: "primary" })}>. */
export const buttonStyles = cva(
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md px-4 font-semibold text-sm transition-colors disabled:cursor-not-allowed disabled:opacity-55 md:min-h-10",
  {
    variants: {
      look: {
        primary: "bg-ochre text-ochre-ink hover:bg-ochre-hover",
        secondary: "border border-edge bg-transparent text-ink hover:border-ink hover:bg-paper",
        quiet: "text-moss hover:bg-line/60",
        link: "text-link min-h-0 px-0 font-medium",
      },
      size: { normal: "", large: "min-h-12 px-6 text-base md:min-h-12" },
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
