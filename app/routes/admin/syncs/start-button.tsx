import { useRevalidator } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { callFunction } from "#app/request/call-function.ts";
import type { RunState } from "#core/sources/runs/run-view.ts";
import { wordsOf } from "./find-action.ts";
import type { useProgress } from "./use-progress.ts";

export type Following = Pick<ReturnType<typeof useProgress>, "expect" | "announce">;

type Props = Following & {
  what: string;
  label: string;
  /** Sent to the function. */
  body: object;
  fields: Record<string, string>;
  disabled: boolean;
  describedBy?: string;
};

type Answer = {
  runId: string;
  state: RunState;
  jobsAdded: number;
  jobsUpdated: number;
  apiCalls: number;
  warnings: string[];
  error?: string;
};

export function StartButton({ what, label, body, fields, disabled, describedBy, expect, announce }: Props) {
  const { revalidate } = useRevalidator();
  const { failed, otherwise } = wordsOf(what);
  const { isSending, send } = useForm<Answer>({
    failure: otherwise,
    by: start as typeof callFunction,
    onDone: announceAnswer,
    sayRefusal: (text, _errors, form) => toast({ title: failed, text, tone: "error" }, form),
  });

  /** A failed run also answers with its figures. */
  async function start(): Promise<Answer> {
    const done = expect();
    try {
      return await callFunction<Answer>("/functions/v1/sync-outdoor-jobs", body);
    } catch (failure) {
      const answer = (failure as { cause?: Partial<Answer> | null }).cause;
      if (answer?.runId) return answer as Answer;
      throw failure;
    } finally {
      done();
      void revalidate();
    }
  }

  function announceAnswer({ runId, error, ...run }: Answer) {
    if (run.state !== "waiting" && run.state !== "running")
      announce({ id: runId, what, error: error ?? null, ...run });
  }
  return (
    <form method="post" action="/admin" onSubmit={send}>
      <HiddenFields fields={{ intent: "sync", ...fields }} />
      <Button type="submit" disabled={disabled || isSending} aria-describedby={describedBy}>
        {isSending ? "Starting..." : label}
      </Button>
    </form>
  );
}
