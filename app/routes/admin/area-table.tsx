import type { AdminArea, AreaRow, Cell, RefusedAction } from "./admin-area.ts";
import { AreaCell } from "./area-cell.tsx";
import { RowActions } from "./row-actions.tsx";

type Props = { area: AdminArea; address: string; refused: RefusedAction | null };

/** A row is a card of its own until the columns have room beside one another. */
export function AreaTable({ area: { title, columns, rows }, address, refused }: Props) {
  const hasActions = rows.some(({ actions }) => actions.length > 0);
  return (
    // What is wider than the page scrolls in here, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached
    <section aria-label={`Table: ${title}`} tabIndex={0} className="overflow-x-auto">
      <table className="block w-full border-collapse text-left text-sm lg:table">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="border-edge border-b align-bottom">
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-semibold ${isNumber ? "text-right" : ""}`}
              >
                {name}
              </th>
            ))}
            {hasActions && (
              <th
                scope="col"
                className="right-0 px-3 py-2 font-semibold lg:sticky lg:border-line lg:border-l lg:bg-paper"
              >
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody className="block space-y-3 lg:table-row-group">
          {rows.map((row, index) => (
            <Row
              key={row.id}
              {...{ row, index, columns, hasActions, address }}
              refused={refused?.id === row.id ? refused : null}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Words that may break anywhere would leave their column no room. */
function room(cell: Cell = null): string {
  if (typeof cell === "object" && cell && "lines" in cell) return "lg:min-w-60";
  const isText = typeof cell === "string" || (typeof cell === "object" && cell && !("badge" in cell));
  return isText ? "lg:min-w-20" : "";
}

type RowProps = {
  row: AreaRow;
  index: number;
  columns: AdminArea["columns"];
  hasActions: boolean;
  address: string;
  refused: RefusedAction | null;
};

function Row({ row, index, columns, hasActions, address, refused }: RowProps) {
  const name = `row-${index}`;
  return (
    <tr className="block rounded-lg border border-line bg-sheet p-3 align-top lg:table-row lg:border-x-0 lg:border-t-0 lg:bg-transparent">
      {columns.map((column, at) => {
        const Tag = at === 0 ? "th" : "td";
        return (
          <Tag
            key={column.name}
            {...(at === 0 && { id: name, scope: "row" })}
            className={`grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 px-0 py-1 lg:table-cell lg:px-3 lg:py-2.5 ${at === 0 ? "font-semibold" : ""} ${column.isNumber ? "tabular lg:text-right" : ""}`}
          >
            <span aria-hidden="true" className="font-normal text-granite lg:hidden">
              {column.name}
            </span>
            <div
              className={`min-w-0 break-words lg:max-w-64 ${at === 0 ? "lg:min-w-36" : room(row.cells[at])}`}
            >
              <AreaCell cell={row.cells[at] ?? null} />
            </div>
          </Tag>
        );
      })}
      {hasActions && (
        <td className="right-0 block pt-2 lg:sticky lg:table-cell lg:border-line lg:border-l lg:bg-paper lg:px-3 lg:py-1">
          <RowActions {...{ row, index, address, refused }} describedBy={name} />
        </td>
      )}
    </tr>
  );
}
