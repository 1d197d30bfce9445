/** What a person did on a page, as its form would have sent it. */
export type Sent = { path: string; fields: Record<string, string> };

export type Change = Sent & {
  /** Unique in the database, so a change that is sent twice is applied once. */
  id: string;
  account: string;
  at: number;
  /** The job's title, once a page has told it. */
  title: string | null;
  /** From then on the server may have applied it, although no answer came. */
  isTried: boolean;
  /** Why it was not applied. The person decides what becomes of it. */
  refusal: Refusal | null;
};

/** `current` is what another device has made of it. */
export type Refusal = { error: string; current: string | null };

const entryIntents = ["notes", "status", "remove", "restore", "add", "stop-waiting"];

/** True for a form of saved jobs and applications that can wait for a connection. */
export function canWait({ path, fields }: Sent): boolean {
  const { pathname } = new URL(path, "https://device.invalid");
  if (pathname === "/my-jobs/save") return Boolean(fields.save || fields.unsave);
  const isList = pathname === "/my-jobs" || pathname === "/my-applications";
  return isList && entryIntents.includes(fields.intent ?? "");
}

/** What a change is about: two of the same can be one. */
export function targetOf({ path, fields }: Sent): string {
  const { save, unsave, intent, id, saved, job } = fields;
  if (save || unsave) return `job ${save || unsave}`;
  const isEntry = intent === "remove" || intent === "restore";
  const [list = ""] = path.split("?");
  return `${list} ${isEntry ? "entry" : intent} ${id ?? saved ?? job}`;
}

/** The field that holds what is written, of changes that write something over. */
export function writtenIn({ fields }: Sent): "notes" | "status" | null {
  return fields.intent === "notes" || fields.intent === "status" ? fields.intent : null;
}

/** What is left to send after `next`. What was tried may have arrived, and stays as it is. */
export function addTo(waiting: readonly Change[], next: Change): Change[] {
  const last = waiting.findLast((each) => targetOf(each) === targetOf(next) && !each.refusal);
  if (!last || last.isTried) return [...waiting, next];
  const others = waiting.filter((each) => each !== last);
  const field = writtenIn(next);
  if (field) {
    const fields = { ...last.fields, [field]: next.fields[field] ?? "" };
    return fields[field] === fields.based_on
      ? others
      : waiting.map((each) => (each === last ? { ...last, fields } : each));
  }
  if (isOpposite(last, next)) return others;
  const isSame = JSON.stringify(doneBy(last)) === JSON.stringify(doneBy(next));
  return isSame ? [...waiting] : [...waiting, next];
}

function isOpposite({ fields: last }: Sent, { fields: next }: Sent): boolean {
  if (last.apply_later || next.apply_later) return false;
  if (last.save) return Boolean(next.unsave);
  if (last.unsave) return Boolean(next.save);
  return last.intent === "remove" && next.intent === "restore";
}

function doneBy({ fields: { save, unsave, intent, apply_later } }: Sent) {
  return { save, unsave, intent, apply_later };
}
