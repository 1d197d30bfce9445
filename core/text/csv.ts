import { stringify } from "csv-stringify/sync";

type Value = string | number | null | undefined;

/** Writes RFC 4180 CSV in which no cell can be read as a formula. */
export function toCsv(header: readonly string[], rows: readonly Value[][]): string {
  return stringify([[...header], ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    // Many readers otherwise end the row at a line break inside a cell.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
