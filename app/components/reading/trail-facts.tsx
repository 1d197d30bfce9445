import { useEffect } from "react";
import { href } from "react-router";
import { Link } from "#app/components/ui/link.tsx";
import type { TakeHome } from "#core/facts/shown/take-home.ts";
import type { TrailFact } from "#core/jobs/facts/trail-facts.ts";
import { factAnchor } from "./fact-anchor.ts";
import { markId } from "./mark-id.ts";
import { ribbonStyle } from "./ribbon.ts";

export function quotesOf(facts: TrailFact[]): string[] {
  return [...new Set(facts.flatMap(({ proofs }) => proofs.map(({ quote }) => quote)))];
}

type Props = {
  facts: TrailFact[];
  takeHome: TakeHome | null;
  /** A preview has no job, so its facts can't be reported. */
  jobId?: string;
  as?: "h2" | "h3";
};

export function TrailFacts({ facts, takeHome, jobId, as: Heading = "h2" }: Props) {
  useEffect(openTarget, []);
  if (!facts.length) return null;
  const quotes = quotesOf(facts);
  return (
    <section aria-labelledby="trail-facts" className="max-w-prose">
      <Heading id="trail-facts" className="text-2xl">
        Trail facts
      </Heading>
      <p className="mt-1 text-granite text-sm">
        Taken from the posting. Open a line to read the exact words.
      </p>
      <div className="mt-3 border-line border-t">
        {facts.map((fact) => (
          <FactLine key={fact.label} fact={fact} quotes={quotes} jobId={jobId} />
        ))}
        {takeHome && <TakeHomeLine {...takeHome} />}
      </div>
    </section>
  );
}

/** Some browsers do not open the line that an address leads to. */
function openTarget() {
  const line = document.querySelector("details:has(> :target)");
  if (line) (line as HTMLDetailsElement).open = true;
}

function FactLine({ fact, quotes, jobId }: { fact: TrailFact; quotes: string[]; jobId: string | undefined }) {
  const { line, label, text, months, proofs, origin, unquoted, isUnsure } = fact;
  return (
    <details className="fact-line">
      <summary>
        <span className="blaze text-granite text-sm" data-line={line}>
          {label}
        </span>
        <span className={months ? "ribbon font-medium" : "font-medium"} style={ribbonStyle(months)}>
          {text}
          {isUnsure && <span className="font-normal text-granite"> (read the posting)</span>}
        </span>
      </summary>
      <div id={factAnchor(line)} className="marked">
        {proofs.map(({ name, quote }) => (
          <blockquote key={quote} className="fact-note wrap-anywhere">
            <p>“{quote.replace(/^[\s#*•-]+/, "")}”</p>
            <p className="mt-1 flex flex-wrap gap-x-4 text-sm print:hidden">
              <a href={`#${markId(quotes.indexOf(quote))}`} className="text-link">
                Show it in the text
              </a>
              {jobId && <ReportWrong jobId={jobId} name={name} label={label} />}
            </p>
          </blockquote>
        ))}
        {unquoted[0] && (
          <p className="fact-note">
            Stated in the posting. {jobId && <ReportWrong jobId={jobId} name={unquoted[0]} label={label} />}
          </p>
        )}
        {origin && (
          <p className="fact-note">
            {origin === "employer" ? "Stated by the employer." : "From the source’s own data."}
          </p>
        )}
      </div>
    </details>
  );
}

function ReportWrong({ jobId, name, label }: { jobId: string; name: string; label: string }) {
  const to = `${href("/report-job/:id", { id: jobId })}?${new URLSearchParams({ fact: name })}`;
  return (
    <Link to={to} rel="nofollow" className="text-link" aria-label={`Wrong? ${label}`}>
      Wrong?
    </Link>
  );
}

function TakeHomeLine({ hourly, hours, housing, ...pay }: TakeHome) {
  const week = pay.week.toLocaleString("en-US");
  const left = housing?.left.toLocaleString("en-US");
  return (
    <details className="fact-line">
      <summary>
        <span className="text-granite">A week’s pay</span>
        <span className="font-medium">
          About ${week} before tax
          {housing && `, $${left} after housing ($${housing.cost})`}
        </span>
      </summary>
      <p className="fact-note">
        ${hourly} an hour × {hours} hours = ${week} a week, before tax
        {housing && `; less $${housing.cost} a week for housing = $${left}`}. The lowest pay and the fewest
        hours that the posting states.
      </p>
    </details>
  );
}
