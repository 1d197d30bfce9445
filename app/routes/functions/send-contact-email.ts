import { readFields } from "#app/request/answer.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { takeMessage } from "#app/routes/contact/take-message.ts";
import type { Route } from "./+types/send-contact-email.ts";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeMessage(await readFields(request), context);
  const headers = { "Cache-Control": "no-store" };
  if (taken.ok) return Response.json({ success: true }, { headers });
  const { error, errors, init } = taken;
  return Response.json({ error, errors }, { ...init, headers: { ...headers, ...init.headers } });
}
