import { useId } from "react";
import { Form } from "react-router";
import type { ReportableFact } from "#core/moderation/facts/report-fact.ts";
import { ReportChoice } from "./report-choice.tsx";
import { type ReportFormProps, SendReport } from "./send-report.tsx";

type Props = ReportFormProps & { name: string; facts: ReportableFact[] };

export function FactReportForm({ name, facts, back, typed, errors }: Props) {
  const id = useId();
  const [only] = facts.length === 1 ? facts : [];
  return (
    <Form method="post" noValidate aria-label="Report a wrong fact" className="mt-8">
      <input type="hidden" name="fact" value={name} />
      {only ? (
        <div>
          <input type="hidden" name="claim" value={only.claim} />
          <p className="font-semibold">{only.label}</p>
          <Proof {...only} />
        </div>
      ) : (
        <fieldset aria-describedby={errors.reason ? `${id}claim-error` : undefined}>
          <legend className="mb-2 font-semibold">Which one is wrong?</legend>
          {facts.map((fact) => (
            <ReportChoice
              key={fact.claim}
              id={`${id}${fact.claim}`}
              name="claim"
              value={fact.claim}
              isChosen={typed.claim === fact.claim}
              label={fact.label}
              explained={(id) => <Proof id={id} {...fact} />}
            />
          ))}
        </fieldset>
      )}
      <p id={`${id}claim-error`} aria-live="polite" className="min-h-6 pt-1 text-clay text-sm">
        {errors.reason}
      </p>
      <SendReport
        {...{ back, typed, errors }}
        label="What is wrong? (optional)"
        help="Up to 500 characters. No need to say who you are."
      />
    </Form>
  );
}

function Proof({ id, proof, isOfText }: Pick<ReportableFact, "proof" | "isOfText"> & { id?: string }) {
  if (proof === null)
    return (
      <p id={id} className="mt-1 text-granite text-sm">
        {isOfText
          ? "Stated in the posting."
          : "The employer or its job service states this in a separate field."}
      </p>
    );
  return (
    <blockquote id={id} className="mt-1 wrap-anywhere border-edge border-l-4 pl-4 text-granite">
      {proof}
    </blockquote>
  );
}
