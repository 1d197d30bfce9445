import { Contours } from "#app/components/contours.tsx";

/** The head of a predefined search: what it is called, and what it holds. */
export function SearchHero({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div className="relative isolate overflow-hidden bg-spruce text-on-spruce">
      <Contours
        window="330 40 620 240"
        className="absolute inset-0 -z-10 size-full text-spruce-line [mask-image:linear-gradient(100deg,rgb(0_0_0/0.25)_20%,black_75%)]"
      />
      <div className="page py-10 sm:py-14">
        <h1 className="max-w-[22ch] text-[clamp(2.125rem,5vw,3.25rem)] leading-[1.08]">{heading}</h1>
        <p className="mt-4 max-w-[62ch] text-lg text-on-spruce-soft leading-relaxed">{intro}</p>
      </div>
    </div>
  );
}
