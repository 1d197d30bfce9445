import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { useSite } from "#app/use-site.ts";

const plans = [
  {
    name: "Weekly",
    price: "$3",
    period: "per week",
    note: "For one good push.",
    profile: "M0 34 30 30 54 14 70 24 96 30 200 34",
  },
  {
    name: "Monthly",
    price: "$9",
    period: "per month",
    note: "Save 31% versus weekly",
    profile: "M0 34 24 28 44 12 58 22 82 26 104 8 122 20 146 30 200 34",
    popular: true,
  },
  {
    name: "Yearly",
    price: "$29",
    period: "per year",
    note: "Save 81% versus weekly",
    profile: "M0 32 18 24 34 10 46 20 64 24 82 6 98 18 112 22 132 3 148 16 162 20 178 10 200 26",
  },
];

const included = [
  "Every open job, not only the ten newest",
  "Search by job title",
  "Remote and hybrid filters",
  "The whole list, page after page, to its end",
];

/** The three plans, for those who have none. */
export function Pricing({ isLimited }: { isLimited: boolean }) {
  const { email } = useSite();
  if (!isLimited) return null;
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="border-line border-y bg-sheet">
      <div className="page py-16">
        <h2 id="pricing-heading" className="text-3xl sm:text-4xl">
          Unlock every job
        </h2>
        <p className="mt-3 max-w-prose text-granite text-lg">
          The ten newest jobs, every job’s own page and every company page are free to read. A subscription
          opens the rest. The three plans differ only in how long you walk with us.
        </p>
        <ul className="mt-10 grid gap-4 md:grid-cols-3">
          {plans.map((plan) => (
            <Plan key={plan.name} {...plan} />
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <div>
            <h3 className="text-xl">In every plan</h3>
            <ul className="mt-3 space-y-2">
              {included.map((item) => (
                <li key={item} className="flex gap-3">
                  <span aria-hidden="true" className="mt-1 h-4 w-2 shrink-0 rounded-[1px] bg-ochre" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Link to="/jobs" className={buttonStyles({ size: "large" })}>
              Browse the 10 newest jobs
            </Link>
            <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center">
              Ask us about a plan
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function Plan({ name, price, period, note, profile, popular = false }: (typeof plans)[number]) {
  return (
    <li
      className={`flex flex-col rounded-lg border bg-paper p-6 ${popular ? "border-2 border-sun" : "border-line"}`}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-lg">{name}</h3>
        {popular && <Badge tone="sun">Most popular</Badge>}
      </div>
      <p className="tabular mt-3">
        <span className="font-display font-semibold text-4xl">{price}</span>
        <span className="ml-2 text-granite">{period}</span>
      </p>
      <p className="mt-1 text-granite text-sm">{note}</p>
      <svg
        viewBox="0 0 200 36"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="mt-5 w-full text-moss"
      >
        <path d={profile} />
      </svg>
    </li>
  );
}
