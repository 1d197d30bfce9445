import { useId } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { TextAreaField } from "#app/components/ui/field.tsx";
import { type ReportReason, reasonNames, reportReasons } from "#core/moderation/reasons.ts";
import type { ReportErrors, TypedReport } from "#core/moderation/report-job.ts";

const hints: Record<ReportReason, string> = {
  closed: "The employer takes no more applications, or the link leads nowhere.",
  wrong: "The place, the pay, the dates, or it is no outdoor job.",
  scam: "It asks for money or bank details, or is not from that employer.",
  duplicate: "The same job is listed under another address, too.",
};

type Props = {
  /** The job's page. */
  back: string;
  typed: TypedReport;
  errors: ReportErrors;
};

export function ReportForm({ back, typed, errors }: Props) {
  const id = useId();
  const isSending = useNavigation().formMethod === "POST";
  return (
    // What is wrong is said at its field, and by the server alone.
    <Form method="post" noValidate aria-label="Report" className="mt-8">
      <fieldset aria-describedby={errors.reason ? `${id}reason-error` : undefined}>
        <legend className="mb-2 font-semibold">What is wrong with it?</legend>
        {reportReasons.map((reason) => (
          <Reason key={reason} id={`${id}${reason}`} reason={reason} isChosen={typed.reason === reason} />
        ))}
        <p id={`${id}reason-error`} aria-live="polite" className="min-h-6 pt-1 text-clay text-sm">
          {errors.reason}
        </p>
      </fieldset>
      <TextAreaField
        id={`${id}note`}
        name="note"
        label="Note (optional)"
        rows={4}
        help="What should we look at? Up to 500 characters. No need to say who you are."
        defaultValue={typed.note}
        error={errors.note ?? null}
        className="mt-2"
      />
      <Honeypot />
      <p role="alert" className="min-h-6 text-clay text-sm">
        {errors.form}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" size="large" aria-disabled={isSending} className="max-sm:w-full">
          {isSending ? "Sending..." : "Send"}
        </Button>
        <Link
          to={back}
          className={buttonStyles({ look: "quiet", size: "large", className: "max-sm:w-full" })}
        >
          Cancel
        </Link>
      </div>
    </Form>
  );
}

function Reason({ id, reason, isChosen }: { id: string; reason: ReportReason; isChosen: boolean }) {
  return (
    <div className="flex min-h-11 gap-3 py-1.5">
      <input
        type="radio"
        id={id}
        name="reason"
        value={reason}
        required
        defaultChecked={isChosen}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-moss"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {reasonNames[reason]}
        </label>
        <p id={`${id}-hint`} className="text-granite text-sm">
          {hints[reason]}
        </p>
      </div>
    </div>
  );
}
