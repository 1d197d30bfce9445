import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { askToLose } from "#app/offline/changes/page/ask-to-lose.ts";
import { endOwnCopies, type OwnCopies, readOwnCopies, startOwnCopies } from "#app/offline/own-copies.ts";
import { sayTaken } from "#app/offline/taken/say-taken.ts";
import { longestCopyDays } from "#core/billing/device-copies/copy-mark.ts";
import { longDate } from "#core/text/long-date.ts";
import { Section } from "./settings-section.tsx";

type State = { busy: "reading" | "changing" | null; copies: OwnCopies | null; failure: string | null };

const failed =
  "This browser couldn’t keep your pages. Nothing changed. Private windows and full devices can’t.";

/** `account` is the account's name on devices. */
export function DeviceCopies({ account, isSubscribed }: { account: string; isSubscribed: boolean }) {
  const [state, setState] = useState<State>({ busy: "reading", copies: null, failure: null });
  const act = async (busy: State["busy"], work: () => Promise<void>) => {
    setState((before) => ({ ...before, busy, failure: null }));
    const failure = await work().then(
      () => null,
      () => failed,
    );
    const copies = await readOwnCopies(account).catch(() => null);
    setState({ busy: null, copies, failure });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked once
  useEffect(() => void act("reading", async () => {}), []);
  const { busy, copies, failure } = state;
  return (
    <Section title="Offline on this device">
      <p className="text-granite">
        Read your saved jobs, applications and notes here without a connection.
        {isSubscribed && " Lists you open are kept too, while your subscription lasts."} Only do this on a
        device of your own. Signing out removes everything, and so do {longestCopyDays} days without a visit.
      </p>
      <div role="status">
        {copies && <p className="mt-3">{describe(copies)}</p>}
        {copies?.lists.map(({ cache, path, title, ...list }) => (
          <p key={cache} className="mt-1">
            <a href={path} className="text-link">
              {title}
            </a>
            : {sayTaken(list)}
          </p>
        ))}
      </div>
      <div role="alert">{failure && <p className="mt-3 text-clay">{failure}</p>}</div>
      <Button
        className="mt-4"
        disabled={busy !== null}
        onClick={() =>
          void act("changing", copies ? () => endOwnCopies(askToClear) : () => startOwnCopies(account))
        }
      >
        {busy === "changing" ? "One moment…" : copies ? "Clear this device" : "Keep on this device"}
      </Button>
    </Section>
  );
}

function askToClear(count: number): Promise<boolean> {
  return askToLose(count, "Clear and lose them");
}

function describe({ pages, since }: OwnCopies): string {
  const count = pages === 1 ? "1 page" : `${pages} pages`;
  return `Kept since ${longDate(since)}: ${count}, with your saved jobs, applications and notes.`;
}
