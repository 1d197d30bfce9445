import { data } from "react-router";
import { isId } from "#app/request/is-id.ts";
import type { AreaAnswer, AreaFields, RefusedAction } from "./admin-area.ts";

type Refused = { ok: false; status: number; refused: RefusedAction };
type Acts<Answer> = {
  hasTextIds?: boolean;
  actions?: Record<string, (fields: AreaFields, by: string) => Promise<Answer>>;
};

/** What people type in any area, which a refusal shows again. */
const typedFields = [
  ...["days", "email", "employer", "home", "kind", "name", "note", "reason"],
  ...["seen", "source", "text", "token", "value"],
];

export async function runAreaAction<Answer extends AreaAnswer>(
  { actions = {}, hasTextIds = false }: Acts<Answer>,
  given: Record<string, unknown>,
  by: string,
): Promise<Exclude<Answer, { ok: false }> | Refused> {
  const typed = textsOf(given);
  const intent = typed.intent ?? "";
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  const isRow = typed.id === undefined || hasTextIds || isId(typed.id);
  if (!act || !isRow) throw data(null, { status: 404 });
  const answer = await act(typed, by);
  if (answer.ok !== false) return answer as Exclude<Answer, { ok: false }>;
  const { id = null, form = null } = typed;
  const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => typedFields.includes(name)));
  const refused = { error: answer.error, field: answer.field ?? null, intent, id, form, typed: shown };
  return { ok: false, status: answer.status, refused };
}

function textsOf(given: Record<string, unknown>): AreaFields {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
