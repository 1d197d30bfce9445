import {
  data,
  type MiddlewareFunction,
  type Params,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { reportErrorContext } from "#app/context.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { type FieldRules, readFields, wantsJson } from "./read-fields.ts";

type Args = { request: Request; url: URL; params: Params; context: Readonly<RouterContextProvider> };

/** A form or a JSON object; a program is answered in JSON. */
export type Submission = Args & { fields: Record<string, unknown>; isProgram: boolean };

export type Outcome<Shown extends object = object, Errors extends object = object> = {
  /** Where a plain form leads; without it, its page is shown again. */
  to?: string;
  /** The notice for either sender; with `undoId`, the removal can be undone there. */
  notice?: NoticeCode;
  undoId?: string;
  error?: string;
  errors?: Errors;
  json?: object;
  shown?: Shown;
  status?: number;
  headers?: HeadersInit;
};

export type FormState<Errors extends object = object> = {
  error: string | null;
  errors: Errors | null;
  fields: Record<string, string>;
};

type Options<Shown> = FieldRules & {
  /** The fields that the page fills again. It repeats no others. */
  repeats?: readonly string[];
  /** What is said where the act throws. Without it the error is thrown on. */
  failure?: string | ((submission: Submission) => string);
  show?: (sent: Submission) => Promise<Shown>;
};

/** Makes a route's `action` and, for a route with a page, the `middleware` that answers programs in its place. */
export function formRoute<Shown extends object = object, Errors extends object = object>(
  act: (sent: Submission) => Outcome<Shown, Errors> | Promise<Outcome<Shown, Errors>>,
  { lists, group, repeats = [], failure, show }: Options<Shown> = {},
) {
  const readSubmission = async ({ request, url, params, context }: Args): Promise<Submission> => {
    const fields = await readFields(request, { lists, group });
    return { request, url, params, context, fields, isProgram: wantsJson(request) };
  };

  async function outcomeOf(submission: Submission): Promise<Outcome<Shown, Errors>> {
    try {
      return await act(submission);
    } catch (error) {
      if (failure === undefined || !(error instanceof Error)) throw error;
      const status = statusOfError(error, submission.context);
      const text = typeof failure === "string" ? failure : failure(submission);
      return { error: text, errors: { form: text } as unknown as Errors, status };
    }
  }

  async function answerProgram(submission: Submission): Promise<Response> {
    const { json, error, errors, notice, undoId, status, headers: given } = await outcomeOf(submission);
    const headers = new Headers(given);
    headers.set("Cache-Control", "no-store");
    const refusal = error === undefined ? null : { error, ...(errors && { errors }) };
    const answer = refusal ?? (notice && { notice: findNotice(notice, undoId) });
    return Response.json({ ...json, ...answer }, { status, headers });
  }

  async function answerForm(submission: Submission) {
    const { to, notice, undoId, error = null, errors, shown, status, headers } = await outcomeOf(submission);
    if (to !== undefined)
      return redirect(notice ? withNotice(to, notice, undoId) : to, { status: 303, headers });
    const fields = textsIn(submission.fields, repeats);
    const state: FormState<Errors> = { error, errors: errors ?? null, fields };
    return data(
      { ...state, ...((await show?.(submission)) as Shown), ...(shown as Shown) },
      { status, headers },
    );
  }

  const middleware: MiddlewareFunction<Response> = async (args, next) =>
    args.request.method === "POST" && wantsJson(args.request) ? answer(args, answerProgram) : next();

  async function action(args: Args) {
    return answer(args, async (sent) => (sent.isProgram ? answerProgram(sent) : answerForm(sent)));
  }

  /** A body that could not be read is thrown with its answer. */
  async function answer<Answer>(args: Args, by: (submission: Submission) => Promise<Answer>) {
    const read = await readSubmission(args).catch((refusal: unknown) => {
      if (refusal instanceof Response) return refusal;
      throw refusal;
    });
    return read instanceof Response ? read : by(read);
  }

  return { middleware, action };
}

export function byIntent<Shown extends object, Errors extends object>(
  intents: Record<string, (sent: Submission) => Promise<Outcome<Shown, Errors>>>,
) {
  const known = new Map(Object.entries(intents));
  return (submission: Submission): Outcome<Shown, Errors> | Promise<Outcome<Shown, Errors>> =>
    known.get(String(submission.fields.intent))?.(submission) ??
    refuseWith(400, "There is nothing of that name to do.");
}

/** Logs the error unless the database is away. Thrown on, it would replace the page, and what was typed would be lost. */
export function statusOfError(error: unknown, context: Args["context"]): number {
  if (isDatabaseUnavailable(error)) return 503;
  context.get(reportErrorContext)(error);
  return 500;
}

export function refuseWith(status: number, error: string) {
  return { error, status };
}

function textsIn(fields: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => names.includes(field[0]) && typeof field[1] === "string",
    ),
  );
}
