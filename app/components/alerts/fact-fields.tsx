import { type ReactNode, useId } from "react";
import { SelectField } from "#app/components/ui/field.tsx";
import {
  choiceSets,
  choicesInWords,
  type FactChoice,
  factChoice,
  factChoices,
  unlistedChoices,
} from "#core/facts/choices.ts";
import type { FactLine } from "#core/facts/shown/fact-lines.ts";
import { startMonth } from "#core/facts/words/start-month.ts";
import { capitalized } from "#core/text/lines.ts";
import { factsField } from "./facts-field.ts";

type Props = { given: string[]; chosen: string[]; now: Date };

export function FactFields({ given, chosen, now }: Props) {
  const id = useId();
  const { months, seasons, housing, hourly, pay, papers, lacks, ages, silent } = offeredChoices(given, now);
  const boxes = (choices: FactChoice[]) =>
    choices.map((choice) => <Box key={choice.id} choice={choice} isChosen={given.includes(choice.id)} />);
  return (
    <details className="col-span-2 mt-2 rounded-md border border-line [&[open]>summary]:border-line [&[open]>summary]:border-b">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm sm:px-4">
        <span className="font-semibold">Season, housing, pay and more</span>
        {chosen.length > 0 && (
          <span className="wrap-anywhere block pt-0.5 text-granite">
            {capitalized(choicesInWords(chosen))}
          </span>
        )}
      </summary>
      <div className="space-y-5 px-3 py-4 sm:px-4">
        <p className="text-granite text-xs leading-snug">
          We go by what each posting states. A posting that doesn’t say is left out, except under “About you”.
        </p>
        <Group line="season" name="Starts in" help="Any of the months you choose">
          {boxes([...months, ...seasons])}
        </Group>
        <Group line="housing" name="Housing and meals">
          {boxes(housing)}
        </Group>
        <Group line="pay" name="Pay">
          <ChoiceSelect
            id={`${id}pay`}
            label="Pay by the hour"
            any="Any pay"
            choices={hourly}
            given={given}
          />
          {boxes(pay)}
        </Group>
        <Group line="papers" name="Papers and experience">
          {boxes(papers)}
        </Group>
        {silent.length > 0 && (
          <Group name="Not stated" help="Adds jobs that don’t say">
            {boxes(silent)}
          </Group>
        )}
        <Group line="age" name="About you" help="Leaves out only jobs that ask for what you don’t have">
          <ChoiceSelect id={`${id}age`} label="Your age" any="21 or older" choices={ages} given={given} />
          {boxes(lacks)}
        </Group>
      </div>
    </details>
  );
}

type GroupProps = { line?: FactLine; name: string; help?: string; children: ReactNode };

function Group({ line, name, help, children }: GroupProps) {
  return (
    <fieldset>
      <legend className="blaze font-semibold text-sm" data-line={line}>
        {name}
        {help && <span className="block font-normal text-granite text-xs leading-snug">{help}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap items-end gap-2">{children}</div>
    </fieldset>
  );
}

function Box({ choice: { id, label }, isChosen }: { choice: FactChoice; isChosen: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-md border border-edge px-3 text-sm has-checked:border-moss has-checked:bg-moss/10">
      <input
        type="checkbox"
        name={factsField}
        value={id}
        defaultChecked={isChosen}
        className="size-4.5 accent-moss"
      />
      {isMonth(id) ? shortMonth(label) : label}
    </label>
  );
}

type ChoiceProps = { id: string; label: string; any: string; choices: FactChoice[]; given: string[] };

/** If several were chosen, the last one is the strictest. */
function ChoiceSelect({ choices, given, ...field }: ChoiceProps) {
  return (
    <SelectField
      {...field}
      name={factsField}
      defaultValue={choices.findLast(({ id }) => given.includes(id))?.id ?? ""}
      className="w-full sm:w-56"
      choices={choices.map(({ id, label }) => [id, label])}
    />
  );
}

/** Chosen months stay on offer after they have passed. Silent choices appear only if chosen. */
function offeredChoices(given: string[], now: Date) {
  const coming = factChoices(now);
  const known = new Set(coming.map(({ id }) => id));
  const pastChoices = choiceSets(given.filter((id) => !known.has(id))).flat();
  const all = [...pastChoices, ...coming].filter(({ id }) => !unlistedChoices.includes(id));
  const of = (...groups: FactChoice["group"][]) => all.filter(({ group }) => groups.includes(group));
  const isHourly = ({ id }: FactChoice) => id.startsWith("hour-");
  const isAge = ({ id }: FactChoice) => id.startsWith("age-");
  return {
    months: of("start").filter(({ id }) => isMonth(id)),
    seasons: of("start").filter(({ id }) => !isMonth(id)),
    housing: of("housing"),
    hourly: of("pay").filter(isHourly),
    pay: of("pay").filter((choice) => !isHourly(choice)),
    papers: of("papers"),
    lacks: of("who", "seen").filter((choice) => !isAge(choice)),
    // The lower the age, the more it leaves out.
    ages: of("who").filter(isAge).reverse(),
    silent: given.flatMap((id) => factChoice(id) ?? []).filter(({ letsIn }) => letsIn),
  };
}

function isMonth(id: string): boolean {
  return startMonth(id) !== null;
}

function shortMonth(label: string): string {
  return label.replace(/^(\p{L}{3})\p{L}*/u, "$1");
}
