import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { OwnSession } from "#core/accounts/list-sessions.ts";
import { longDate } from "#core/text/long-date.ts";
import { Section } from "./settings-section.tsx";

export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <Section title="Where you are signed in">
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action="/account" className="mt-4 flex flex-wrap gap-3">
        {sessions.length > 1 && (
          <Button type="submit" name="intent" value="sign-out-others">
            Sign out all others
          </Button>
        )}
        <Button type="submit" name="intent" value="sign-out-everywhere">
          Sign out everywhere
        </Button>
      </Form>
    </Section>
  );
}

function Session({ session: { id, device, network, begunAt, lastUsedAt, isThis } }: { session: OwnSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={`session-${id}`} className="flex flex-wrap items-center gap-x-2 font-semibold">
          {device} {isThis && <Badge tone="moss">This device</Badge>}
        </p>
        <p className="tabular mt-0.5 text-granite text-sm">
          Signed in {longDate(begunAt)}
          {!isThis && `, last used ${longDate(lastUsedAt)}`}
          {network && `, network ${network}`}
        </p>
      </div>
      {!isThis && (
        <Form method="post" action="/account">
          <input type="hidden" name="session" value={id} />
          <Button type="submit" name="intent" value="end-session" aria-describedby={`session-${id}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  );
}
