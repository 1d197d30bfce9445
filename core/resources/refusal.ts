/** How many are allowed in a while, and how many seconds to wait. */
type Wait = { limit: number; retryAfter: number };

/** An answer to a program instead of rows, in PostgREST's form and with PostgreSQL's or PostgREST's code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly wait: Wait | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string; hint?: string; wait?: Wait } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.wait = more.wait ?? null;
  }

  toJSON() {
    const { code, details, hint, message } = this;
    return { code, details, hint, message };
  }
}

/** What PostgREST could do and we do not. */
export function notGiven(what: string): Refused {
  return new Refused(400, "PGRST100", `${what} isn't available here.`, { hint: "See /developers." });
}

export function unreadable(details: string): Refused {
  return new Refused(400, "PGRST100", "The query can't be read.", { details });
}

export function forbidden(table: string): Refused {
  return new Refused(403, "42501", `permission denied for table ${table}`);
}

/** Without a session, PostgREST answers 401 to what one might be allowed with one. */
export function signInFirst(table: string): Refused {
  return new Refused(401, "42501", `permission denied for table ${table}`, { hint: "Sign in first." });
}

export function tooMany({ limit, retryAfter }: Wait): Refused {
  return new Refused(429, "PGRST429", "Too many requests. Please try again later.", {
    wait: { limit, retryAfter },
  });
}

export function notSingle(length: number): Refused {
  const details = `The result contains ${length} rows`;
  return new Refused(406, "PGRST116", "Cannot coerce the result to a single JSON object", { details });
}
