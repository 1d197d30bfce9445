/** What the height of a plot stands for: "80 a day". */
export function PlotTop({ text, className }: { text: string; className: string }) {
  return (
    <p aria-hidden="true" className={`tabular border-line border-b pb-0.5 text-granite text-xs ${className}`}>
      {text}
    </p>
  );
}

export function PlotEnds({ first, last }: { first: string; last: string }) {
  return (
    <div aria-hidden="true" className="mt-1 flex justify-between text-granite text-xs">
      <span>{first}</span>
      <span>{last}</span>
    </div>
  );
}

type PlotTableProps = {
  summary: string;
  columns: readonly string[];
  /** The latest first. */
  rows: { name: string; cells: string[] }[];
  className: string;
};

/** The numbers of a plot, for whoever can't see it. */
export function PlotTable({ summary, columns, rows, className }: PlotTableProps) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-semibold text-moss text-sm underline underline-offset-4">
        {summary}
      </summary>
      <table
        className={`tabular mt-2 w-full text-right [&_:is(td,th)]:py-2 [&_:is(td,th)]:font-normal [&_th:first-child]:text-left [&_tr]:border-line [&_tr]:border-b ${className}`}
      >
        <thead className="text-granite">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
