import { OutsideLink } from "#app/components/outside-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { plainAddress } from "#core/text/web-address.ts";

type Props = { link: string; counted: string | false };

/** A browser without a mail program shows nothing for the link. */
export function ApplyEmail({ link, counted }: Props) {
  const address = plainAddress(link);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <span className="wrap-anywhere">
        Apply by email:{" "}
        <OutsideLink href={link} counted={counted} className="text-link">
          {address}
        </OutsideLink>
      </span>
      <Button className="needs-script" aria-label="Copy email address" onClick={() => copy(address)}>
        Copy
      </Button>
    </p>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: "Email address copied" });
  } catch {
    toast({
      title: "Your browser didn't let us copy",
      text: "Select the address and copy it.",
      tone: "error",
    });
  }
}
