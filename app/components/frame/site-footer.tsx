import { Link } from "#app/components/ui/link.tsx";
import { drawnOnce } from "#app/once/drawn-once.tsx";
import type { Site } from "#core/platform/site.ts";
import { ConsentButton } from "./consent-button.tsx";
import { Contours } from "./contours.tsx";
import type { LinkGroup } from "./link-groups.ts";

type Props = {
  site: Pick<Site, "name" | "email" | "address">;
  groups: LinkGroup[];
  measures: boolean;
};

export function SiteFooter({ site, groups, measures }: Props) {
  return (
    <footer className="relative mt-20 overflow-hidden bg-spruce text-on-spruce print:hidden">
      <Contours part="footer" className="absolute inset-0 text-spruce-line opacity-55" />
      <div className="page relative grid grid-cols-2 gap-x-6 gap-y-9 py-12 text-sm lg:grid-cols-[minmax(10rem,1fr)_auto_auto_auto] lg:gap-x-8 xl:gap-x-12">
        <div className="col-span-full max-w-sm lg:col-span-1">
          <p className="font-display font-semibold text-2xl">{site.name}</p>
          <p className="mt-2 text-on-spruce-soft">Outdoor work, clearly marked.</p>
          <p className="mt-4">1% of revenue goes to carbon removal</p>
          <a
            href={`mailto:${site.email}`}
            className="mt-3 inline-flex min-h-11 items-center underline md:min-h-8"
          >
            {site.email}
          </a>
          <address className="not-italic text-on-spruce-soft">{site.address}</address>
          {measures && <ConsentButton />}
        </div>
        {groups.map((group, index) => (
          <FooterList key={group.heading} {...group} isWide={index === 0} />
        ))}
      </div>
      <div className="page relative">
        <p className="tabular border-spruce-line border-t py-5 text-on-spruce-soft text-sm">
          © 2025–{new Date().getUTCFullYear()} {site.name}
        </p>
      </div>
    </footer>
  );
}

type FooterListProps = LinkGroup & { isWide: boolean };

const FooterList = import.meta.env.SSR ? drawnOnce(LinkList, ({ links }) => links) : LinkList;

function LinkList({ heading, links, isWide }: FooterListProps) {
  const columns = isWide
    ? "grid auto-cols-fr grid-flow-col grid-rows-[repeat(5,auto)] gap-x-6 lg:auto-cols-auto"
    : "";
  return (
    <nav aria-label={heading} className={isWide ? "col-span-full lg:col-span-1" : ""}>
      <h2 className="eyebrow font-sans text-on-spruce-soft">{heading}</h2>
      <ul className={`mt-2 ${columns}`}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className="inline-flex min-h-11 items-center hover:underline md:min-h-8">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
