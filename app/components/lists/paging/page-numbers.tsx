import type { LinkProps } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";

type Props = {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  onLeave: LinkProps["onClick"];
};

export function PageNumbers({ page, pages, addressOf, onLeave }: Props) {
  if (pages < 2) return null;
  const step = (label: string, to: number, rel: string) =>
    to < 1 || to > pages ? (
      <Button disabled>{label}</Button>
    ) : (
      <Link to={addressOf(to)} rel={rel} onClick={onLeave} className={buttonStyles()}>
        {label}
      </Link>
    );
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
      {step("Previous", page - 1, "prev")}
      <p className="tabular text-granite text-sm">
        {`Page ${page.toLocaleString("en-US")} of ${pages.toLocaleString("en-US")}`}
      </p>
      {step("Next", page + 1, "next")}
    </nav>
  );
}
