import { loadSuggestions } from "#app/components/lists/filter-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import type { QueryFields } from "#core/jobs/query/address-of.ts";

export type Months = [value: string, text: string][];

type Props = { months: Months; fields?: QueryFields; isFolded?: boolean };

/** The server decides which page answers, so the form needs no script. */
export function FindForm({ months, fields = {}, isFolded = false }: Props) {
  return (
    <search>
      <form action="/find" className={isFolded ? "find folded" : "find"}>
        <TextField
          id="find-what"
          name="what"
          label="What"
          placeholder="Raft guide, ranger, employer"
          defaultValue={fields.what}
          {...typed}
        />
        <TextField
          id="find-where"
          name="where"
          label="Where"
          placeholder="Town, park, ZIP or state"
          defaultValue={fields.where}
          {...typed}
        />
        <SelectField
          id="find-when"
          name="when"
          label="Start"
          any="Any month"
          choices={months}
          defaultValue={fields.when}
        />
        <Button type="submit" look="primary">
          Find jobs
        </Button>
      </form>
    </search>
  );
}

const typed = { maxLength: 100, enterKeyHint: "search", onFocus: loadSuggestions } as const;
