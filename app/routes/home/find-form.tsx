import { loadSuggestions } from "#app/components/lists/filter-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";

export type Months = [value: string, text: string][];

/** The server decides which page answers, so the form needs no script. */
export function FindForm({ months, isFolded = false }: { months: Months; isFolded?: boolean }) {
  return (
    <search>
      <form action="/find" className={isFolded ? "find folded" : "find"}>
        <TextField
          id="find-what"
          name="what"
          label="What"
          placeholder="Raft guide, ranger, employer"
          {...typed}
        />
        <TextField
          id="find-where"
          name="where"
          label="Where"
          placeholder="Town, park, ZIP or state"
          {...typed}
        />
        <SelectField id="find-when" name="when" label="Start" any="Any month" choices={months} />
        <Button type="submit" look="primary">
          Find jobs
        </Button>
      </form>
    </search>
  );
}

const typed = { maxLength: 100, enterKeyHint: "search", onFocus: loadSuggestions } as const;
