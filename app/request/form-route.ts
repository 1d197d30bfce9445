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
import { readFields, wantsJson } from "./read-fields.ts";

type Args = { request: Request; url: URL; params: Params; context: Readonly<RouterContextProvider> };

/** A form or a JSON object; a program is answered in JSON. */
export type Sent = Args & { fields: Record<string, unknown>; isProgram: boolean };

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

export type Again<Errors extends object = object> = {
  error: string | null;
  errors: Errors | null;
  fields: Record<string, string>;
};

type Options<Shown> = {
  lists?: readonly string[];
  /** What is said where the act throws. Without it the error is thrown on. */
  failure?: string;
  show?: (sent: Sent) => Promise<Shown>;
};

/** Makes a route's `action` and, for a route with a page, the `middleware` that answers programs in its place. */
export function formRoute<Shown extends object = object, Errors extends object = object>(
  act: (sent: Sent) => Outcome<Shown, Errors> | Promise<Outcome<Shown, Errors>>,
  { lists, failure, show }: Options<Shown> = {},
) {
  const read = async ({ request, url, params, context }: Args): Promise<Sent> => {
    const fields = await readFields(request, lists);
    return { request, url, params, context, fields, isProgram: wantsJson(request) };
  };

  async function outcomeOf(sent: Sent): Promise<Outcome<Shown, Errors>> {
    try {
      return await act(sent);
    } catch (error) {
      if (failure === undefined || !(error instanceof Error)) throw error;
      // Reported, the error would replace the page, and what was typed would be lost.
      const isAway = isDatabaseUnavailable(error);
      if (!isAway) sent.context.get(reportErrorContext)(error);
      return { error: failure, errors: { form: failure } as unknown as Errors, status: isAway ? 503 : 500 };
    }
  }

  async function answerProgram(sent: Sent): Promise<Response> {
    const { json, error, errors, notice, undoId, status, headers: given } = await outcomeOf(sent);
    const headers = new Headers(given);
    headers.set("Cache-Control", "no-store");
    const refusal = error === undefined ? null : { error, ...(errors && { errors }) };
    const told = refusal ?? (notice && { notice: findNotice(notice, undoId) });
    return Response.json({ ...json, ...told }, { status, headers });
  }

  async function answerForm(sent: Sent) {
    const { to, notice, undoId, error = null, errors, shown, status, headers } = await outcomeOf(sent);
    if (to !== undefined)
      return redirect(notice ? withNotice(to, notice, undoId) : to, { status: 303, headers });
    const again: Again<Errors> = { error, errors: errors ?? null, fields: textsIn(sent.fields) };
    return data({ ...again, ...((await show?.(sent)) as Shown), ...(shown as Shown) }, { status, headers });
  }

  const middleware: MiddlewareFunction<Response> = async (args, next) =>
    args.request.method === "POST" && wantsJson(args.request) ? answerProgram(await read(args)) : next();

  async function action(args: Args) {
    const sent = await read(args);
    return sent.isProgram ? answerProgram(sent) : answerForm(sent);
  }

  return { middleware, action };
}

export function byIntent<Shown extends object, Errors extends object>(
  intents: Record<string, (sent: Sent) => Promise<Outcome<Shown, Errors>>>,
) {
  const known = new Map(Object.entries(intents));
  return (sent: Sent): Outcome<Shown, Errors> | Promise<Outcome<Shown, Errors>> =>
    known.get(String(sent.fields.intent))?.(sent) ?? refused(400, "There is nothing of that name to do.");
}

export function refused(status: number, error: string) {
  return { error, status };
}

function textsIn(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
