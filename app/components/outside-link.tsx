import type { ComponentProps, MouseEvent } from "react";

type Props = ComponentProps<"a"> & {
  href: string;
  /** The featured job whose employer is told how often this is followed. */
  counted?: string | false;
};

/** Opens an address that others gave us in a new tab, and does not vouch for it to search engines. */
export function OutsideLink({ children, counted, ...props }: Props) {
  const count = ({ button }: MouseEvent) => {
    // The right button opens a menu.
    if (counted && button < 2)
      navigator.sendBeacon?.("/post-job/counts", new URLSearchParams({ id: counted }));
  };
  return (
    <a
      {...props}
      {...(counted && { onClick: count, onAuxClick: count })}
      // A tab opened for an email would stay empty.
      target={props.href.startsWith("mailto:") ? undefined : "_blank"}
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
