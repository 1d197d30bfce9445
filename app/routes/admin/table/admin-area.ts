/**
 * A page of the administration as data: forms, and a table with a search. Cells are plain values, so that nothing which
 * outsiders wrote becomes markup.
 */
export type AdminArea = {
  title: string;
  /** What stands here, and what can be done about it, in a sentence or two. */
  intro: string;
  /** Ways on from here; a file is downloaded. */
  links?: { to: string; text: string; isFile?: boolean }[];
  forms: AreaForm[];
  /** What the search looks through ("employer or token"); null where there is none. */
  searches: string | null;
  /** Without any there is no table. */
  columns: { name: string; isNumber?: boolean }[];
  /** The first cell names its row. */
  rows: AreaRow[];
  total: number;
  /** There are more, which nobody counted. */
  isCapped?: boolean;
  pageSize: number;
  /** Said where nothing was found, and nothing was looked for. */
  empty: string;
};

export type AreaRow = { id: string; cells: Cell[]; actions: RowAction[] };

export type Cell =
  | string
  | number
  | null
  /** ISO; shown as a date with its time. */
  | { moment: string }
  /** An address of ours. */
  | { to: string; text: string }
  /** An outside address; what is none of the web's is text. */
  | { href: string; text: string }
  /** An address to answer to. */
  | { mail: string; subject?: string }
  | { badge: string; tone: "good" | "plain" | "warn" | "bad" }
  /** Behind 'Show'. */
  | { long: string }
  | { lines: string[] };

/** A button of a row: it posts its intent with the row's id and these fields. */
export type RowAction = {
  intent: string;
  label: string;
  /** What is asked first, where it cannot be taken back or reaches readers. */
  confirm?: string;
  fields?: Record<string, string>;
  /** A line that may be typed along: a reason. It is posted as `note`. */
  note?: string;
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
  kind: "text" | "textarea" | "select" | "hidden";
  value: string;
  options?: { value: string; label: string }[];
  hint?: string;
};

/** `draw`: which of the drawings by chance; empty where the address names none. */
export type AreaQuery = { search: string; page: number; draw: string };

/** What became of an action: said in a toast after a redirect, or beside the form, which keeps what was typed. */
export type AreaOutcome =
  | { ok: true; said: string }
  | { ok: false; status: 400 | 404 | 409; error: string; field?: string };

/** What was posted: texts alone. */
export type AreaFields = Partial<Record<string, string>>;

/** One area: how it is read, and what its forms and buttons do, by intent. */
export type AreaHandlers = {
  /** Rows are named by a text that people know, not by the id of a row. */
  hasTextIds?: boolean;
  load(query: AreaQuery): Promise<AdminArea>;
  actions: Record<string, (fields: AreaFields, by: string) => Promise<AreaOutcome>>;
};

/** An action that did not come about, as the page shows it again. */
export type RefusedAction = {
  error: string;
  field: string | null;
  intent: string;
  /** Of the row; null where it was one of the forms. */
  id: string | null;
  /** Which of the forms, counted from zero. */
  form: string | null;
  typed: AreaFields;
};
