import { Link } from "react-router";
import type { Site } from "#core/site.ts";
import { ConsentButton } from "./consent-button.tsx";
import { Contours } from "./contours.tsx";
import { headerLinks } from "./site-header.tsx";

type Props = { site: Pick<Site, "name" | "email" | "address">; measures: boolean };

/** `measures`: visits are counted here, for those who agreed. */
export function SiteFooter({ site, measures }: Props) {
  return (
    <footer className="relative mt-20 overflow-hidden bg-spruce text-on-spruce print:hidden">
      <Contours className="absolute inset-0 size-full text-spruce-line opacity-55" window="330 60 620 200" />
      <div className="page relative grid gap-10 py-12 text-sm sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="font-display font-semibold text-2xl">{site.name}</p>
          <p className="mt-2 text-on-spruce-soft">Outdoor work, clearly marked.</p>
          <p className="mt-4">1% of revenue goes to carbon removal</p>
        </div>
        <nav aria-label="For Job Seekers">
          <h2 className="eyebrow font-sans text-on-spruce-soft">For Job Seekers</h2>
          <ul className="mt-2">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-11 items-center hover:underline md:min-h-8">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow font-sans text-on-spruce-soft">Contact</h2>
          <a
            href={`mailto:${site.email}`}
            className="mt-2 inline-flex min-h-11 items-center underline md:min-h-8"
          >
            {site.email}
          </a>
          <address className="not-italic text-on-spruce-soft">{site.address}</address>
          {measures && <ConsentButton />}
        </div>
      </div>
      <div className="page relative">
        <p className="tabular border-spruce-line border-t py-5 text-on-spruce-soft text-sm">
          © 2025–{new Date().getUTCFullYear()} {site.name}
        </p>
      </div>
    </footer>
  );
}
