import type { ComponentProps } from "react";

/** A link that leaves for an address which others gave us: a new tab, and no word from us to search engines. */
export function OutsideLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
