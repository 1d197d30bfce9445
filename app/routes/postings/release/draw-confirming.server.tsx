import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { isAddressOf, type KnownEmployer } from "#core/jobs/employers/known-employers.ts";
import { orList } from "#core/text/lines.ts";

type Props = { path: string; employer: KnownEmployer; contact: string };

/** The inside of a section. */
export function drawConfirming(props: Props): string {
  return renderToStaticMarkup(<Confirming {...props} />);
}

function Confirming({ path, employer, contact }: Props) {
  return (
    <>
      <h2 id="confirming" className="text-2xl">
        Confirm your job
      </h2>
      <p className="mt-3 max-w-prose text-granite">
        Have an email address at {orList(employer.domains)}? We'll email you a link. Your job can go live as
        soon as the link is used.
      </p>
      <form method="post" action={path} className="mt-4 max-w-md">
        <TextField
          id="confirming-email"
          name="email"
          type="email"
          label="Work email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={isAddressOf(employer, contact) ? contact : undefined}
        />
        <Button type="submit" name="intent" value="confirm" className="mt-3">
          Send link
        </Button>
      </form>
    </>
  );
}
