import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The look of a button, for links that act as one: <Link className={buttonStyles({ look: "primary" })}>. */
export const buttonStyles = cva("button", {
  variants: {
    look: { primary: "primary", secondary: "secondary", link: "text-link px-0 font-medium", quiet: "quiet" },
    size: { normal: "", large: "large" },
  },
  defaultVariants: { look: "secondary", size: "normal" },
});

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonStyles>) {
  return <button type={type} className={buttonStyles({ look, size, className })} {...props} />;
}
