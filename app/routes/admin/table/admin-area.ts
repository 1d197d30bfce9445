import type { AreaQuery } from "./area-query.ts";

/** Cells are plain values, so outsiders' text never becomes markup. */
export type AdminArea = {
  title: string;
  intro: string;
  links?: { to: string; text: string; isFile?: boolean }[];
  forms?: AreaForm[];
  searches: string | null;
  filters?: AreaFilter[];
  columns: string[];
  rows: AreaRow[];
  total: number;
  isCapped?: boolean;
  pageSize?: number;
  empty: string;
};

export type AreaFilter = {
  name: "source" | "state";
  label: string;
  any: string;
  choices: readonly (readonly [value: string, text: string])[];
};

export type AreaRow = { id: string; cells: Cell[]; actions?: RowAction[] };

export type Cell =
  | string
  | number
  | null
  | Date
  | { to: string; text: string }
  /** Shown as text unless it is an http or https address. */
  | { href: string; text: string }
  | { mail: string; subject?: string }
  | { badge: string; tone: "good" | "plain" | "warn" | "bad" }
  | { long: string }
  | { lines: string[] }
  | { compared: ComparedText[] };

/** Two texts side by side. What only one of them has is marked. */
export type ComparedText = { name: string; parts: { text: string; isOwn: boolean }[] };

export type RowAction = {
  intent: string;
  label: string;
  confirm?: string;
  fields?: Record<string, string>;
  note?: string;
  input?: { name: string; label: string; value: string };
};

export type AreaForm = {
  intent: string;
  title: string;
  help?: string;
  fields: AreaField[];
  submit: string;
};

export type AreaField = {
  name: string;
  label: string;
  kind?: "textarea" | "select" | "hidden";
  value?: string;
  options?: { value: string; label: string }[];
  hint?: string;
  /** An address typed here fills the fields that it names. */
  fills?: "board-address";
};

/** Asked before an act; its form sends the fields again, with `confirmed`. */
export type AreaQuestion = {
  intent: string;
  text: string;
  examples: string[];
  fields: Record<string, string>;
  submit: string;
};

export type AreaOutcome =
  | { ok: true; message: string }
  | { ok: false; status: 400 | 404 | 409; error: string; field?: string };

export type AreaAnswer = AreaOutcome | { ok: "asks"; question: AreaQuestion };

export const mostExported = 100_000;

export type AreaFields = Partial<Record<string, string>>;

export type AreaExport = {
  header: string[];
  rows(): Promise<(string | number | null | undefined)[][]>;
};

export type AreaHandlers = {
  hasTextIds?: boolean;
  load(query: AreaQuery): Promise<AdminArea>;
  exports?: AreaExport;
  actions?: Record<string, (fields: AreaFields, by: string) => Promise<AreaAnswer>>;
};

export type RefusedAction = {
  error: string;
  field: string | null;
  intent: string;
  id: string | null;
  form: string | null;
  typed: AreaFields;
};
