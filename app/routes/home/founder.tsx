import { href, Link } from "react-router";
import { useSite } from "#app/use-site.ts";

export function Founder() {
  const { founder } = useSite();
  return (
    <section aria-labelledby="founder" className="page py-16">
      <div className="grid items-center gap-8 md:grid-cols-[12rem_1fr] md:gap-12">
        <img
          src="/avatars/founder.svg"
          alt=""
          width="192"
          height="224"
          loading="lazy"
          className="w-36 rounded-lg border border-line md:w-48"
        />
        <div className="max-w-prose">
          <h2 id="founder" className="text-3xl">
            Hello, I’m {founder.name}
          </h2>
          <div className="mt-4 space-y-4 text-lg leading-relaxed">
            <p>
              My first season was cutting water bars on a trail crew, and I found it on a wet index card
              pinned to a gear-shop wall. I have looked for outdoor work ever since, and it never got much
              easier: one page for the parks, another for the ski hills, a third for the guides, half of them
              out of date.
            </p>
            <p>
              So I made the card wall I wanted. One register, read every day, with the pay and the place up
              front and the closed jobs taken down. If it sends you somewhere good, write and tell me where.
            </p>
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
