import { clientAddressContext } from "#app/context.ts";
import { isId } from "#app/request/is-id.ts";
import { readFields } from "#app/request/read-fields.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { postingCounter } from "#core/postings/gather-counts.ts";
import type { Route } from "./+types/counts.ts";

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = await readFields(request);
  const client = { userAgent: request.headers.get("user-agent"), address: context.get(clientAddressContext) };
  if (isId(id)) postingCounter.addClick(id.toLowerCase(), client);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
