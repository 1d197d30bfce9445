import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { PlanKey } from "#core/billing/plans.ts";
import type { PlanOffer } from "./plan-offers.ts";

const popular = "monthly";

type Props = {
  onChoose: (plan: PlanKey) => void;
  offers: PlanOffer[];
  isBusy?: boolean;
  className?: string;
};

/** Without script, the browser opens the checkout in a new tab. */
export function PlanCards({ onChoose, offers, isBusy = false, className = "md:grid-cols-3" }: Props) {
  return (
    <>
      <ul className={`grid gap-4 ${className}`}>
        {offers.map(({ plan: { key, name, interval }, price, saving, use, renewal }) => (
          <li
            key={key}
            className={`flex flex-col rounded-lg border bg-paper p-5 ${key === popular ? "border-2 border-sun" : "border-line"}`}
          >
            <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-1">
              <h3 className="text-lg">{name}</h3>
              {key === popular && <Badge tone="sun">Most popular</Badge>}
            </div>
            <p className="tabular mt-2">
              <span className="font-display font-semibold text-4xl">{price}</span>
              <span className="ml-2 text-granite">per {interval}</span>
            </p>
            <div className="tabular mt-1 mb-5 space-y-1 text-sm">
              {saving && <p className="text-granite">{saving}</p>}
              {use && <p className="text-granite">{use}</p>}
              <p>{renewal}</p>
            </div>
            <form
              method="post"
              action="/functions/v1/create-checkout"
              target="_blank"
              className="mt-auto"
              onSubmit={(event) => {
                event.preventDefault();
                onChoose(key);
              }}
              rel="noopener"
            >
              <input type="hidden" name="priceId" value={key} />
              <Button
                type="submit"
                look={key === popular ? "primary" : "secondary"}
                disabled={isBusy}
                className="w-full"
              >
                Choose {name}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-granite text-sm">
        By choosing a plan, you agree to the{" "}
        <a
          href="/terms-of-service"
          target="_blank"
          className="text-link inline-flex min-h-11 items-center"
          rel="noopener"
        >
          Terms of Service
        </a>
      </p>
    </>
  );
}
