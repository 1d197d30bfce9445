import { useEffect, useRef, useState } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { readDevice } from "#app/offline/device.ts";
import { takeList } from "#app/offline/taken/ask-worker.ts";
import { sayTaken, takeFailures } from "#app/offline/taken/say-taken.ts";
import { readTaken, type Taken } from "#app/offline/taken/taken-caches.ts";
import type { TakeFailure } from "#app/offline/taken/taken-list.ts";
import { listPath } from "#core/billing/device-copies/copied-addresses.ts";
import { longestCopyDays } from "#core/billing/device-copies/copy-mark.ts";
import { mostTakenJobs } from "#core/jobs/query/access.ts";

type State =
  | { step: "asking" }
  | { step: "taking"; kept: number; jobs: number }
  | { step: "idle"; failure?: Exclude<TakeFailure, "ask">; isRemoved?: boolean };

/** Takes the list along at once. On a device that keeps nothing of an account yet, its reader is asked first. */
export function Taking({ of }: { of: string }) {
  const account = useAccount();
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ step: "taking", kept: 0, jobs: 0 });
  const [taken, setTaken] = useState<Taken | null>(null);
  const url = new URL(of, location.origin);

  const take = async (mayKeep: boolean) => {
    setState({ step: "taking", kept: 0, jobs: 0 });
    const outcome = await takeList({ url: url.href, mayKeep }, (kept, jobs) =>
      setState({ step: "taking", kept, jobs }),
    );
    setTaken(await findTaken(url));
    if (!("failure" in outcome)) return setState({ step: "idle" });
    setState(outcome.failure === "ask" ? { step: "asking" } : { step: "idle", failure: outcome.failure });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the press is answered once
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    void (async () => {
      const before = await findTaken(url);
      const { account: keeps } = await readDevice();
      setTaken(before);
      if (account && !keeps) setState({ step: "asking" });
      else if (before) setState({ step: "idle" });
      else await take(false);
    })();
  }, []);

  const remove = async () => {
    if (taken) await caches.delete(taken.cache);
    setTaken(null);
    setState({ step: "idle", isRemoved: true });
  };

  const { step } = state;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="basis-full space-y-3 rounded-lg border border-line bg-sheet p-4 outline-none print:hidden"
    >
      {step === "asking" && (
        <p>
          Keep this list on this device, to read it without a connection? Your saved jobs, applications and
          notes are kept with it, until you sign out or don’t visit for {longestCopyDays} days. Don’t do this
          on a computer that others use.
        </p>
      )}
      <p role="status">
        {step === "taking" &&
          (state.jobs
            ? `Keeping ${state.kept} of ${state.jobs} jobs…`
            : `Taking up to ${mostTakenJobs} jobs along…`)}
        {step === "idle" && taken && sayTaken(taken)}
        {step === "idle" && state.isRemoved && "This list is no longer on this device."}
      </p>
      {step === "idle" && state.failure && (
        <p role="alert" className="text-clay">
          {takeFailures[state.failure]}
        </p>
      )}
      {step === "idle" && taken && !account?.subscribed && of !== "/my-jobs" && (
        <p className="text-granite text-sm">
          These are the jobs that you see. Subscribers take up to {mostTakenJobs} along.
        </p>
      )}
      {step !== "taking" && (
        <p className="flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonStyles({ look: step === "asking" ? "primary" : "secondary" })}
            onClick={() => void take(step === "asking")}
          >
            {step === "asking" ? "Keep on this device" : taken ? "Take it again" : "Take along"}
          </button>
          {step === "asking" && (
            <Button look="quiet" onClick={() => setState({ step: "idle" })}>
              Not now
            </Button>
          )}
          {step === "idle" && taken && (
            <Button look="quiet" onClick={() => void remove()}>
              Remove from this device
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

async function findTaken(url: URL): Promise<Taken | null> {
  const lists = await readTaken(await readDevice()).catch(() => []);
  return lists.find(({ path }) => path === listPath(url)) ?? null;
}
