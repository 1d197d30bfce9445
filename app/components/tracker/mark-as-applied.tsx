import type { ComponentProps } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useBusySubmit } from "#app/components/forms/use-busy-submit.ts";
import { Button } from "#app/components/ui/button.tsx";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { callFunction, reasonOf } from "#app/request/call-function.ts";

type Props = Pick<ComponentProps<typeof Button>, "look" | "size" | "className"> & {
  /** A job, or what the person saved of one, by its id. */
  to: { job: string } | { saved: string };
  title: string;
};

/** Notes an application, and leads to the list of all. */
export function MarkAsApplied({ to, title, ...button }: Props) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      const { notice } = await callFunction<{ notice: ToastText }>("/my-applications", {
        intent: "add",
        ...to,
      });
      toast(notice);
      await revalidate();
      await navigate("/my-applications");
    } catch (failure) {
      toast({ title: "Error", text: reasonOf(failure, "Failed to mark as applied"), tone: "error" });
    }
  });
  return (
    <form method="post" action="/my-applications" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      {Object.entries(to).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-disabled={isBusy} aria-label={`Mark as Applied: ${title}`} {...button}>
        Mark as Applied
      </Button>
    </form>
  );
}
