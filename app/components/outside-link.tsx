import type { ComponentProps, MouseEvent } from "react";

type Props = ComponentProps<"a"> & {
  href: string;
  counted?: string | false;
};

/** The address comes from outsiders, so search engines get no endorsement. */
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
      // A new tab would stay empty for an email address.
      target={props.href.startsWith("mailto:") ? undefined : "_blank"}
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
