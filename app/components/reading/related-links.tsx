import { LinkButtons } from "#app/components/ui/link-buttons.tsx";

type RelatedLinksProps = { heading: string; links: { label: string; to: string }[] };

export function RelatedLinks({ heading, links }: RelatedLinksProps) {
  return (
    <nav aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="text-2xl">
        {heading}
      </h2>
      <LinkButtons links={links} />
    </nav>
  );
}
