import { data } from "react-router";
import { isId } from "#app/request/is-id.ts";
import type { AreaFields, AreaHandlers, RefusedAction } from "./admin-area.ts";

type Done = { ok: true; message: string } | { ok: false; status: number; refused: RefusedAction };

export async function runAreaAction(
  { actions = {}, hasTextIds = false }: AreaHandlers,
  given: Record<string, unknown>,
  by: string,
): Promise<Done> {
  const typed = textsOf(given);
  const intent = typed.intent ?? "";
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  const isRow = typed.id === undefined || hasTextIds || isId(typed.id);
  if (!act || !isRow) throw data(null, { status: 404 });
  const outcome = await act(typed, by);
  if (outcome.ok) return outcome;
  const { id = null, form = null } = typed;
  const refused = { error: outcome.error, field: outcome.field ?? null, intent, id, form, typed };
  return { ok: false, status: outcome.status, refused };
}

/** PostgreSQL's text accepts no null bytes. */
function textsOf(given: Record<string, unknown>): AreaFields {
  const texts = Object.entries(given).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll("\0", "")]));
}
