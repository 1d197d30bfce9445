import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { callToLeadTab, reasonOf } from "#app/call-function.ts";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useBusySubmit } from "#app/components/use-busy-submit.ts";
import { longDate } from "#core/long-date.ts";

const pauseMs = 2000;

type Props = {
  path: string;
  /** How long it would be live if it were paid for now; null while its days stand still. */
  until: Date | null;
  /** What the page is mainly for. */
  isFirst: boolean;
};

/** Another 30 days, by a checkout in another tab. */
export function RenewPosting({ path, until, isFirst }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      await callToLeadTab(window.open("", "_blank"), path, { intent: "renew" });
      toast({ title: "Redirecting to payment..." });
      setOpen(true);
    } catch (error) {
      const text = reasonOf(error, "Failed to start checkout. Please try again.");
      toast({ title: "Error", text, tone: "error" });
    }
  });
  useReadAnew(isOpen);
  return (
    <form method="post" action={path} onSubmit={submit}>
      <input type="hidden" name="intent" value="renew" />
      <Button type="submit" look={isFirst ? "primary" : "secondary"} size="large" aria-disabled={isBusy}>
        {isBusy ? "Processing..." : "Renew for 30 days - $199"}
      </Button>
      <p role="status" className="mt-2 text-granite text-sm">
        {isOpen
          ? "Your checkout is open in another tab. Finish the payment there: this page follows once you come back."
          : until
            ? `Your job would then be live until ${longDate(until)}.`
            : "They are added to what is left."}
      </p>
    </form>
  );
}

/** What is paid for in another tab is seen by who comes back to this one. */
function useReadAnew(isWaiting: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let asked = 0;
    const look = () => {
      if (document.hidden || Date.now() - asked < pauseMs) return;
      asked = Date.now();
      revalidate();
    };
    const moments = ["focus", "pageshow", "visibilitychange"];
    for (const moment of moments) addEventListener(moment, look);
    return () => {
      for (const moment of moments) removeEventListener(moment, look);
    };
  }, [isWaiting, revalidate]);
}
