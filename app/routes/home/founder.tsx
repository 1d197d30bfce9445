import { href } from "react-router";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/use-site.ts";
import type { Maker } from "./words.ts";

export function Founder({ heading, paragraphs, isPerson }: Maker) {
  const { founder } = useSite();
  return (
    <section aria-labelledby="founder" className="page py-16">
      <div className={isPerson ? "grid items-center gap-8 md:grid-cols-[12rem_1fr] md:gap-12" : undefined}>
        {isPerson && (
          <img
            src="/avatars/founder.svg"
            alt=""
            width="192"
            height="224"
            loading="lazy"
            className="w-36 rounded-lg border border-line md:w-48"
          />
        )}
        <div className="max-w-prose">
          <h2 id="founder" className="text-3xl">
            {heading}
          </h2>
          <div className="mt-4 space-y-4 text-lg leading-relaxed">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link to={href("/:founderSlug", { founderSlug: founder.slug })} className="text-link">
                More about how this is made
              </Link>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
