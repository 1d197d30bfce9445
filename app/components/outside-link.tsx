import type { ComponentProps, MouseEvent } from "react";

type Props = ComponentProps<"a"> & {
  href: string;
  /** The featured job whose employer is told how often this is followed. */
  counted?: string | false;
};

/** A link that leaves for an address which others gave us: a new tab, and no word from us to search engines. */
export function OutsideLink({ children, counted, ...props }: Props) {
  const count = ({ button }: MouseEvent) => {
    // The right one opens a menu.
    if (counted && button < 2)
      navigator.sendBeacon?.("/post-job/counts", new URLSearchParams({ id: counted }));
  };
  return (
    <a
      {...props}
      {...(counted && { onClick: count, onAuxClick: count })}
      // A tab that was opened for a mail would stay empty.
      target={props.href.startsWith("mailto:") ? undefined : "_blank"}
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
