import { useId } from "react";
import { useNavigation } from "react-router";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { TextAreaField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { ReportErrors, ReportInput } from "#core/moderation/screen-report.ts";

export type ReportFormProps = { back: string; typed: ReportInput; errors: ReportErrors };

type Props = ReportFormProps & { label: string; help: string };

export function SendReport({ back, typed, errors, label, help }: Props) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <>
      <TextAreaField
        id={useId()}
        name="note"
        label={label}
        rows={4}
        help={help}
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
    </>
  );
}
