import { Link } from "#app/components/ui/link.tsx";
import type { Statistic } from "#core/content/schemas.ts";

export type SearchCardFacts = {
  to: string;
  label: string;
  intro: string;
  figures: Pick<Statistic, "label" | "value">[];
};

export function SearchCard({ to, label, intro, figures }: SearchCardFacts) {
  return (
    <article className="relative flex h-full flex-col rounded-lg border border-line bg-sheet p-5 hover:border-edge motion-safe:transition-colors">
      <h3 className="text-xl leading-snug">
        <Link to={to} className="entry-title">
          {label}
        </Link>
      </h3>
      <p className="mt-2 mb-5 text-granite text-sm leading-relaxed">{intro}</p>
      <dl className="mt-auto grid grid-cols-2 gap-x-4 border-line border-t pt-4 sm:min-h-24">
        {figures.map(({ label: name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-0.5 text-granite text-xs leading-snug">{name}</dt>
            <dd className="tabular font-display font-semibold text-lg text-moss">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
