import { useId } from "react";
import { Form } from "react-router";
import { type ReportReason, reasonNames, reportReasons } from "#core/moderation/reasons.ts";
import { ReportChoice } from "./report-choice.tsx";
import { type ReportFormProps, SendReport } from "./send-report.tsx";

const hints: Record<ReportReason, string> = {
  closed: "The employer no longer takes applications, or the link is broken.",
  wrong: "Wrong location, pay or dates, or not an outdoor job.",
  scam: "It asks for money or bank details, or isn’t from that employer.",
  duplicate: "The same job is listed twice.",
};

export function ReportForm({ back, typed, errors }: ReportFormProps) {
  const id = useId();
  return (
    <Form method="post" noValidate aria-label="Report" className="mt-8">
      <fieldset aria-describedby={errors.reason ? `${id}reason-error` : undefined}>
        <legend className="mb-2 font-semibold">What is wrong with it?</legend>
        {reportReasons.map((reason) => (
          <ReportChoice
            key={reason}
            id={`${id}${reason}`}
            name="reason"
            value={reason}
            isChosen={typed.reason === reason}
            label={reasonNames[reason]}
            explained={(id) => (
              <p id={id} className="text-granite text-sm">
                {hints[reason]}
              </p>
            )}
          />
        ))}
        <p id={`${id}reason-error`} aria-live="polite" className="min-h-6 pt-1 text-clay text-sm">
          {errors.reason}
        </p>
      </fieldset>
      <SendReport
        {...{ back, typed, errors }}
        label="Note (optional)"
        help="What should we look at? Up to 500 characters. No need to say who you are."
      />
    </Form>
  );
}
