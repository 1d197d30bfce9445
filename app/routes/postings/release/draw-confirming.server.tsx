import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { confirmingDomains, type KnownEmployer, mayConfirm } from "#core/jobs/employers/known-employers.ts";
import type { findReview } from "#core/postings/decisions/release-by-address.ts";
import { orList } from "#core/text/lines.ts";

type Review = NonNullable<Awaited<ReturnType<typeof findReview>>>;
type Props = { path: string; review: Review; typed: string; error?: string };

/** The inside of a section, or null where no address can confirm the posting. */
export function drawConfirming({ review, ...props }: Props): string | null {
  const { employer } = review;
  return employer && renderToStaticMarkup(<Confirming {...props} {...review} employer={employer} />);
}

type Shown = Omit<Props, "review"> & Review & { employer: KnownEmployer };

function Confirming({ path, employer, isAll, sentTo, typed, error }: Shown) {
  return (
    <>
      <h2 id="confirming" className="text-2xl">
        Confirm your job
      </h2>
      {sentTo && (
        <p role="status" className="wrap-anywhere mt-3 max-w-prose border-ochre border-l-4 pl-4 font-medium">
          We've emailed a link to {sentTo}. It works for a week, or until you change your job.
        </p>
      )}
      <p className="mt-3 max-w-prose text-granite">
        Have an email address at {orList(confirmingDomains(employer))}? We'll email you a link.{" "}
        {isAll
          ? "Your job can go live as soon as the link is used."
          : "The link confirms the employer. We'll still check the rest."}
      </p>
      <form method="post" action={path} noValidate className="mt-4 max-w-md">
        <TextField
          id="confirming-email"
          name="email"
          type="email"
          label="Work email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={error || mayConfirm(employer, typed) ? typed : undefined}
          autoFocus={Boolean(error)}
          error={error}
        />
        <Button type="submit" name="intent" value="confirm" className="mt-3">
          {sentTo ? "Send another link" : "Send link"}
        </Button>
      </form>
    </>
  );
}
