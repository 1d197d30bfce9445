import { data } from "react-router";
import { readFields } from "#app/answer.ts";
import { clientAddressContext } from "#app/context.ts";
import { keepPrivate } from "#app/middleware/keep-private.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { verifyPostingPayment } from "#core/billing/verify-posting-payment.ts";
import type { Route } from "./+types/posted.ts";

export const middleware = [keepPrivate];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your featured job", path: null });

export function loader({ url }: Route.LoaderArgs) {
  return { sessionId: url.searchParams.get("session_id") };
}

/** For a browser without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { session_id } = await readFields(request);
  const verified = await verifyPostingPayment(session_id, context.get(clientAddressContext));
  return data(verified);
}

export default function Posted() {
  return null;
}
