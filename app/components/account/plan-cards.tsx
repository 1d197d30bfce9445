import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type Plan, type PlanKey, plans } from "#core/billing/plans.ts";
import { priceText } from "#core/text/price.ts";

const popular = "monthly";
const timesAYear = { week: 52, month: 12, year: 1 };

type Props = {
  onChoose: (plan: PlanKey) => void;
  renewals: string[];
  isBusy?: boolean;
  className?: string;
};

/** Without script, the browser opens the checkout in a new tab. */
export function PlanCards({ onChoose, renewals, isBusy = false, className = "md:grid-cols-3" }: Props) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {plans.map((plan, place) => (
        <li
          key={plan.key}
          className={`flex flex-col rounded-lg border bg-paper p-5 ${plan.key === popular ? "border-2 border-sun" : "border-line"}`}
        >
          <div className="flex min-h-6 items-center justify-between gap-2">
            <h3 className="text-lg">{plan.name}</h3>
            {plan.key === popular && <Badge tone="sun">Most popular</Badge>}
          </div>
          <p className="tabular mt-2">
            <span className="font-display font-semibold text-4xl">{priceText(plan.cents)}</span>
            <span className="ml-2 text-granite">per {plan.interval}</span>
          </p>
          <p className="tabular mt-1 text-granite text-sm">{noteOf(plan)}</p>
          <p className="tabular mt-2 mb-5 text-sm">{renewals[place]}</p>
          <form
            method="post"
            action="/functions/v1/create-checkout"
            target="_blank"
            className="mt-auto"
            onSubmit={(event) => {
              event.preventDefault();
              onChoose(plan.key);
            }}
            rel="noopener"
          >
            <input type="hidden" name="priceId" value={plan.key} />
            <Button
              type="submit"
              look={plan.key === popular ? "primary" : "secondary"}
              disabled={isBusy}
              className="w-full"
            >
              Choose {plan.name}
            </Button>
            <a
              href="/terms-of-service"
              target="_blank"
              className="text-link mt-1 inline-flex min-h-11 items-center text-sm"
              rel="noopener"
            >
              Terms of Service
            </a>
          </form>
        </li>
      ))}
    </ul>
  );
}

function noteOf(plan: Plan): string {
  const [weekly] = plans;
  if (plan === weekly) return "Good for a short search.";
  const share = yearly(plan) / yearly(weekly);
  return `Save ${Math.round(100 * (1 - share))}% versus weekly`;
}

function yearly(plan: Plan): number {
  return plan.cents * timesAYear[plan.interval];
}
