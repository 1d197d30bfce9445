import type { ComponentProps } from "react";

type Styles = {
  look?: "primary" | "secondary" | "quiet" | "on-spruce" | "link";
  size?: "large";
  className?: string;
};

/** Example: <Link className={buttonStyles({ look: "primary" })}>. */
export function buttonStyles({ look = "secondary", size, className }: Styles = {}): string {
  return ["button", look, size, className].filter(Boolean).join(" ");
}

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Styles) {
  return <button type={type} className={buttonStyles({ look, size, className })} {...props} />;
}
