import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { onReturn } from "#app/account/on-return.ts";
import { Button } from "#app/components/ui/button.tsx";
import { offerPrice, offerTerm } from "#core/postings/offer.ts";
import { openRenewal } from "./send-change.ts";

type Props = { path: string; renewal: string; isFirst: boolean };

export function RenewPosting({ path, renewal, isFirst }: Props) {
  const [stage, setStage] = useState<"offered" | "starting" | "open">("offered");
  const { revalidate } = useRevalidator();
  const stopFollowing = useRef(() => {});
  useEffect(() => () => stopFollowing.current(), []);

  async function renew(event: FormEvent) {
    event.preventDefault();
    if (stage === "starting") return;
    setStage("starting");
    // Pop-up blockers allow a new tab only during the click.
    const tab = window.open("", "_blank");
    const isOpen = await openRenewal(tab, path);
    if (isOpen) {
      stopFollowing.current();
      // Somebody who paid in the other tab sees the result on returning.
      stopFollowing.current = onReturn(revalidate);
    }
    setStage(isOpen ? "open" : "offered");
  }
  return (
    <form method="post" action={path} onSubmit={renew}>
      <input type="hidden" name="intent" value="renew" />
      <Button
        type="submit"
        look={isFirst ? "primary" : "secondary"}
        size="large"
        aria-disabled={stage === "starting"}
      >
        {stage === "starting" ? "Processing..." : `Renew for ${offerTerm} - ${offerPrice}`}
      </Button>
      <p role="status" className="mt-2 text-granite text-sm">
        {stage === "open"
          ? "Your checkout is open in another tab. Complete your payment there. This page updates when you come back."
          : renewal}
      </p>
    </form>
  );
}
