import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxField, TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FormState } from "#app/request/form-route.ts";
import type { OwnKey } from "#core/accounts/account-keys.ts";
import { longDate } from "#core/text/long-date.ts";
import { Section } from "./settings-section.tsx";

type Props = { keys: OwnKey[]; made: string | null; refused: FormState | null };

export function KeyList({ keys, made, refused }: Props) {
  const refusal = refused?.fields.intent === "create-key" && refused.error ? refused : null;
  return (
    <Section title="Keys for programs and assistants">
      <p className="text-granite">
        A key lets a program or an assistant see what you see, until you revoke it.{" "}
        <Link to="/developers" className="text-link">
          How to use one
        </Link>
      </p>
      {made && <MadeKey value={made} />}
      {keys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {keys.map((key) => (
            <Key key={key.id} {...key} />
          ))}
        </ul>
      )}
      <Form key={keys.length} method="post" action="/account" noValidate className="mt-4">
        <TextField
          id="key-name"
          name="name"
          label="Name of the new key"
          help="For example, the program that uses it."
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={refusal?.fields.name}
          error={refusal?.error ?? null}
          className="max-w-md"
        />
        <CheckboxField
          name="may_write"
          value="true"
          label="It may also save jobs, track applications and make alerts"
          defaultChecked={refusal?.fields.may_write === "true"}
          className="mt-3"
        />
        <Button type="submit" name="intent" value="create-key" className="mt-4">
          Create key
        </Button>
      </Form>
    </Section>
  );
}

function MadeKey({ value }: { value: string }) {
  return (
    <div role="status" className="mt-4 rounded-md border border-edge bg-sheet px-4 py-3">
      <p className="font-semibold">Copy your key now. We can’t show it again.</p>
      <code className="mt-2 block wrap-anywhere text-sm">{value}</code>
    </div>
  );
}

function Key({ id, name, mayWrite, createdAt, lastUsedAt }: OwnKey) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={`key-${id}`} className="flex flex-wrap items-center gap-x-2 break-words font-semibold">
          {name} <Badge>{mayWrite ? "Reads and writes" : "Reads"}</Badge>
        </p>
        <p className="tabular mt-0.5 text-granite text-sm">
          Created {longDate(createdAt)}, {lastUsedAt ? `last used ${longDate(lastUsedAt)}` : "not used yet"}
        </p>
      </div>
      <Form method="post" action="/account">
        <input type="hidden" name="key" value={id} />
        <Button type="submit" name="intent" value="revoke-key" aria-describedby={`key-${id}`}>
          Revoke
        </Button>
      </Form>
    </li>
  );
}
