import { Form } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { AdminArea } from "./admin-area.ts";
import { type AreaQuery, longestSearch } from "./area-query.ts";

type Props = { path: string; query: AreaQuery } & Pick<AdminArea, "searches" | "filters">;

export function AreaSearch({ path, searches, filters = [], query }: Props) {
  if (!searches && !filters.length) return null;
  const isNarrowed = query.search || query.source || query.state;
  return (
    <Form action={path} role="search" className="mt-8 flex flex-wrap items-end gap-3">
      {searches && (
        <TextField
          id="area-search"
          type="search"
          name="q"
          label={`Search by ${searches}`}
          defaultValue={query.search}
          maxLength={longestSearch}
          className="min-w-0 flex-1 basis-64 sm:max-w-md"
        />
      )}
      {filters.map(({ name, label, any, choices }) => (
        <SelectField
          key={name}
          id={`area-${name}`}
          {...{ name, label, any, choices }}
          defaultValue={query[name]}
          className="min-w-0 flex-1 basis-40 sm:max-w-60"
        />
      ))}
      <Button type="submit" className="min-h-11">
        {searches ? "Search" : "Show"}
      </Button>
      {isNarrowed && (
        <Link to={path} className={buttonStyles({ look: "quiet", className: "min-h-11" })}>
          Show all
        </Link>
      )}
    </Form>
  );
}
