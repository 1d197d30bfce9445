import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

/** Without script it works the same, since the answer leads to the new link. */
export function RenewLink({ path }: { path: string }) {
  return (
    <details className="mt-12 border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline text-2xl">Renew this link</h2>
      </summary>
      <p className="mt-3 max-w-prose text-granite">
        Did the link reach someone who shouldn't have it? A new link ends all earlier ones. We'll email it to
        your contact address.
      </p>
      <Form method="post" action={path} className="mt-4">
        <Button type="submit" name="intent" value="relink">
          Make a new link
        </Button>
      </Form>
    </details>
  );
}
