import { type CSSProperties, Fragment } from "react";
import type { AdminArea, AreaRow, Cell, RefusedAction } from "./admin-area.ts";
import { AreaCell } from "./area-cell.tsx";
import { RowActions } from "./row-actions.tsx";

type Props = { area: AdminArea; address: string; refused: RefusedAction | null };

export function AreaTable({ area: { title, columns, rows }, address, refused }: Props) {
  const hasActions = rows.some(({ actions }) => actions?.length);
  const numeric = columns.map((_, at) => rows.some(({ cells }) => typeof cells[at] === "number"));
  return (
    // What is wider than the page scrolls in here, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached
    <section aria-label={`Table: ${title}`} tabIndex={0} className="overflow-x-auto">
      <table className="block w-full border-collapse text-left text-sm lg:table">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="border-edge border-b align-bottom">
            {columns.map((name, at) => (
              <Fragment key={name}>
                <th scope="col" className={`px-3 py-2 font-semibold ${numeric[at] ? "text-right" : ""}`}>
                  {name}
                </th>
                {at === 0 && hasActions && (
                  <th scope="col" className="px-3 py-2 font-semibold">
                    Actions
                  </th>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-3 lg:table-row-group">
          {rows.map((row, index) => (
            <Row
              key={row.id}
              {...{ row, index, columns, numeric, hasActions, address }}
              refused={refused?.id === row.id ? refused : null}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function columnWidth(cell: Cell): number {
  if (cell === null || typeof cell === "number") return 0;
  if (typeof cell === "object" && "lines" in cell) return Math.min(24, lengthOfLongest(cell.lines));
  const text = typeof cell === "string" ? cell : "text" in cell ? cell.text : "mail" in cell ? cell.mail : "";
  return Math.min(16, lengthOfLongest(text.split(/\s/)));
}

function lengthOfLongest(texts: string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

/** A narrow screen leaves out empty cells and sets numbers in pairs. */
function onPhone(at: number, cell: Cell, isPaired: boolean): string {
  if (at === 0) return "col-span-2 block";
  if (typeof cell === "number" && isPaired) return "grid grid-cols-[minmax(0,1fr)_auto]";
  const isEmpty =
    cell === null || cell === "" || (typeof cell === "object" && "lines" in cell && !cell.lines.length);
  return isEmpty ? "hidden" : "col-span-2 grid grid-cols-[6.5rem_minmax(0,1fr)]";
}

type RowProps = {
  row: AreaRow;
  index: number;
  columns: string[];
  numeric: boolean[];
  hasActions: boolean;
  address: string;
  refused: RefusedAction | null;
};

function Row({ row, index, columns, numeric, hasActions, address, refused }: RowProps) {
  const name = `row-${index}`;
  const isPaired = numeric.filter(Boolean).length > 1;
  return (
    <tr
      data-row={row.id}
      className="grid grid-cols-2 gap-x-5 rounded-lg border border-line bg-sheet p-3 align-top lg:table-row lg:border-x-0 lg:border-t-0 lg:bg-transparent"
    >
      {columns.map((column, at) => {
        const Tag = at === 0 ? "th" : "td";
        const cell = row.cells[at] ?? null;
        return (
          <Fragment key={column}>
            <Tag
              {...(at === 0 && { id: name, scope: "row" })}
              className={`items-baseline gap-x-3 px-0 py-1 lg:table-cell lg:px-3 lg:py-2.5 ${onPhone(at, cell, isPaired)} ${at === 0 ? "font-semibold" : ""} ${numeric[at] ? "tabular lg:text-right" : ""}`}
            >
              <span
                aria-hidden="true"
                className={`font-normal text-granite lg:hidden ${at === 0 ? "hidden" : ""}`}
              >
                {column}
              </span>
              <div
                style={{ "--room": `${columnWidth(cell)}ch` } as CSSProperties}
                className={`min-w-0 break-words lg:max-w-64 lg:has-[[data-wide]]:max-w-none ${at === 0 ? "lg:min-w-36" : "lg:min-w-(--room)"}`}
              >
                <AreaCell cell={cell} />
              </div>
            </Tag>
            {at === 0 && hasActions && (
              // Beside the name they cover nothing, however wide the table is. A narrow screen has them last.
              <td className="order-last col-span-2 pt-2 lg:table-cell lg:px-3 lg:py-1">
                <RowActions {...{ row, index, address, refused }} describedBy={name} />
              </td>
            )}
          </Fragment>
        );
      })}
    </tr>
  );
}
