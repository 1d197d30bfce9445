import type { Point } from "./words.ts";

export function HowItWorks({ points }: { points: Point[] }) {
  return (
    <section aria-labelledby="how-it-works" className="page py-16">
      <h2 id="how-it-works" className="text-3xl sm:text-4xl">
        How It Works
      </h2>
      <ol className="mt-8 grid gap-x-10 md:grid-cols-3">
        {points.map((point, index) => (
          <li key={point.heading} className="relative pb-8 pl-14 md:pt-16 md:pb-0 md:pl-0">
            <Trail last={index === points.length - 1} />
            <span className="absolute top-0 left-0 flex size-10 items-center justify-center rounded-sm bg-spruce font-display font-semibold text-lg text-on-spruce">
              {index + 1}
            </span>
            <h3 className="text-xl">{point.heading}</h3>
            <p className="mt-2 text-granite leading-relaxed">{point.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trail({ last }: { last: boolean }) {
  if (last) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-12 bottom-2 left-5 border-edge border-l-2 [border-style:dashed] md:top-5 md:right-[-1.5rem] md:bottom-auto md:left-14 md:border-t-2 md:border-l-0"
    />
  );
}
