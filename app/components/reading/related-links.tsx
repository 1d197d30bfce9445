import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";

type RelatedLinksProps = { heading: string; links: { label: string; to: string }[] };

export default function RelatedLinks({ heading, links }: RelatedLinksProps) {
  return (
    <nav aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={buttonStyles()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
