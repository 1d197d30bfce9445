import type { ComponentProps } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { notMarked } from "#app/sentences/applied.ts";

type Props = Pick<ComponentProps<typeof Button>, "look" | "size" | "className"> & {
  to: { job: string } | { saved: string };
  title: string;
};

export function MarkAsApplied({ to, title, ...button }: Props) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isSending, send } = useForm({
    failure: notMarked,
    onDone: async () => {
      await revalidate();
      await navigate("/my-applications");
    },
  });
  return (
    <form method="post" action="/my-applications" onSubmit={send}>
      <HiddenFields fields={{ intent: "add", ...to }} />
      <Button type="submit" aria-disabled={isSending} aria-label={`Mark as Applied: ${title}`} {...button}>
        Mark as Applied
      </Button>
    </form>
  );
}
