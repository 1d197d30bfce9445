import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { label: string; drawing: string };

export function IconButton({ label, drawing, className, ...props }: Props) {
  return (
    <button type="button" className={`icon-button ${className}`} {...props}>
      <span className="sr-only">{label}</span>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d={drawing} />
      </svg>
    </button>
  );
}
