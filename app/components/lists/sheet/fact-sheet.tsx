import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigate, useNavigation, useNavigationType } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FactSheet as Sheet, SheetGroup } from "#core/jobs/facts/fact-sheet.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

type Props = {
  sheet: Sheet;
  fields: QueryFields;
  total: number;
  isCapped: boolean;
  action: string;
  hash: string;
};

/** Each choice filters the list at once. Without script, a button sends all of them. */
export function FactSheet({
  sheet: { groups, more, silent, letIn },
  fields,
  total,
  isCapped,
  action,
  hash,
}: Props) {
  const { facts = "", starts_from = "", starts_until = "", ...others } = fields;
  const navigate = useNavigate();
  const { ref, requested } = useTicks(facts);
  // Stays open after the last choice is removed, so more can follow.
  const [hasMore] = useState(more.some(isChosen));
  const ask = (field: HTMLFormElement, also: { sheet: string | null }, at = "") => {
    const data = new FormData(field);
    const facts = data.getAll("facts").filter(Boolean).sort().join(",");
    const days = {
      starts_from: String(data.get("starts_from")),
      starts_until: String(data.get("starts_until")),
    };
    requested.current = facts;
    void navigate(action + addressOf({ ...others, facts, ...days, ...also }) + at, {
      preventScrollReset: true,
    });
  };
  const found = `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} ${total === 1 ? "job" : "jobs"}`;
  return (
    <Form
      ref={ref}
      id="sheet"
      action={action + hash}
      autoComplete="off"
      onChange={({ currentTarget, target }) => !isDay(target) && ask(currentTarget, { sheet: "open" })}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        ask(event.currentTarget, { sheet: null }, hash);
        focusList(hash);
      }}
      className="mt-3 scroll-mt-4 rounded-lg border border-line bg-sheet p-4 sm:p-5"
    >
      <details open>
        <summary className="cursor-pointer py-2 font-semibold">Season, housing, pay</summary>
        <div className="mt-2 space-y-4">
          <StartDays
            from={starts_from}
            until={starts_until}
            onLeave={(field) => ask(field, { sheet: "open" })}
          />
          {groups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
          {more.length > 0 && (
            <details open={hasMore}>
              <summary className="cursor-pointer py-2.5 font-semibold text-sm">More</summary>
              <div className="mt-2 space-y-4">
                {more.map((group) => (
                  <Group key={group.heading} {...group} />
                ))}
              </div>
            </details>
          )}
        </div>
      </details>
      <HiddenFields fields={others} />
      {letIn.map((id) => (
        <input key={id} type="hidden" name="facts" value={id} />
      ))}
      <div className="tabular mt-3 text-granite text-sm">
        {silent.map(({ said, way, facts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whoever pressed a line's link stays on it
          <p key={index} className="flex flex-wrap items-center gap-x-2">
            <span>{said}</span>
            <Link
              to={action + addressOf({ ...others, starts_from, starts_until, facts, sheet: "open" })}
              preventScrollReset
              className="text-link inline-flex min-h-11 items-center"
            >
              {way}
            </Link>
          </p>
        ))}
      </div>
      <div className="-mx-4 max-sm:sticky max-sm:bottom-0 -mb-4 mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-b-lg border-line border-t bg-sheet px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
        <p className="tabular font-semibold" role="status">
          {found}
        </p>
        <p className="ml-auto flex gap-2">
          {(facts || starts_from || starts_until) && (
            <Link
              to={action + addressOf({ ...others, sheet: "open" })}
              preventScrollReset
              onClick={(event) => event.currentTarget.closest("form")?.querySelector("summary")?.focus()}
              className={buttonStyles({ look: "quiet" })}
            >
              Clear
            </Link>
          )}
          <Button type="submit">Show jobs</Button>
        </p>
      </div>
    </Form>
  );
}

/** A date changes with each digit that is typed, so the list waits until the field is left. */
function isDay(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === "date";
}

type StartDaysProps = { from: string; until: string; onLeave: (form: HTMLFormElement) => void };

function StartDays({ from, until, onLeave }: StartDaysProps) {
  const day = (name: string, label: string, value: string) => (
    <label className="flex max-w-full flex-wrap items-center gap-2 text-sm">
      <span className="w-9">{label}</span>
      <input
        key={value}
        type="date"
        name={name}
        defaultValue={value}
        onBlur={({ currentTarget: { value: typed, form } }) => typed !== value && form && onLeave(form)}
        className="choice"
      />
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">Starts between</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {day("starts_from", "From", from)}
        {day("starts_until", "To", until)}
      </div>
    </fieldset>
  );
}

function isChosen({ choices, select }: SheetGroup): boolean {
  return [...choices, ...(select?.choices ?? [])].some((choice) => choice.isChosen);
}

function Group({ heading, line, choices, select }: SheetGroup) {
  return (
    <fieldset className="min-w-0">
      <legend className="blaze mb-1.5 font-semibold text-sm" data-line={line}>
        {heading}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {select && <Select {...select} />}
        {choices.map(({ id, label, jobs, isChosen }) => (
          <label key={id} className="choice">
            <input type="checkbox" name="facts" value={id} defaultChecked={isChosen} />
            {label}
            {jobs && <span className="tabular">{jobs}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select({ label, none, choices }: NonNullable<SheetGroup["select"]>) {
  const chosen = choices.findLast((choice) => choice.isChosen);
  return (
    <select name="facts" aria-label={label} defaultValue={chosen?.id ?? ""} className="choice">
      <option value="">{none}</option>
      {choices.map(({ id, label, jobs }) => (
        <option key={id} value={id}>
          {jobs ? `${label} (${jobs})` : label}
        </option>
      ))}
    </select>
  );
}

function useTicks(facts: string) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);
  /** The last request that the router has not taken up yet. */
  const requested = useRef<string | null>(null);
  const isPending = useNavigation().state !== "idle";
  const isOpened = useNavigationType() === "PUSH";
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    if (isOpened) form.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Ticks made before this script arrived are sent with the next one.
    if (first.current) {
      first.current = false;
      return;
    }
    // The answer to one tick may arrive after the next tick, which must stay.
    if (isPending || requested.current === facts) requested.current = null;
    if (isPending || requested.current !== null) return;
    const ids = facts.split(",");
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = ids.includes(field.value);
      if (field instanceof HTMLSelectElement)
        field.value = [...field.options].findLast(({ value }) => ids.includes(value))?.value ?? "";
    }
  }, [facts, isPending]);
  return { ref: form, requested };
}

function focusList(hash: string) {
  const list = document.querySelector<HTMLElement>(hash);
  list?.setAttribute("tabindex", "-1");
  list?.focus({ preventScroll: true });
}
