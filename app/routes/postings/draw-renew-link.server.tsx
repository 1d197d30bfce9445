import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/components/ui/button.tsx";

/** The inside of a `details`. */
export function drawRenewLink(path: string): string {
  return renderToStaticMarkup(<RenewLink path={path} />);
}

function RenewLink({ path }: { path: string }) {
  return (
    <>
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline text-2xl">Renew this link</h2>
      </summary>
      <p className="mt-3 max-w-prose text-granite">
        Did the link reach someone who shouldn't have it? A new link ends all earlier ones. We'll email it to
        your contact address.
      </p>
      <form method="post" action={path} className="mt-4">
        <Button type="submit" name="intent" value="relink">
          Make a new link
        </Button>
      </form>
    </>
  );
}
