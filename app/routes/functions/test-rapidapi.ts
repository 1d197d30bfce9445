import { withNotice } from "#app/notices/notices.ts";
import { answer } from "#app/request/answer.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { testConnection } from "#core/sources/active-jobs-db/test-connection.ts";
import type { Route } from "./+types/test-rapidapi.ts";
import { adminOnly } from "./admin-only.ts";

export const loader = refuseGet;

/** A provider that does not answer is a result of the test, and no failure of ours. */
export async function action({ request, context }: Route.ActionArgs) {
  const { by, refused } = adminOnly(request, context);
  if (refused) return refused;
  const test = await testConnection(by);
  return answer(request, {
    json: test,
    to: withNotice("/admin", test.success ? "api-test-successful" : "api-test-failed"),
  });
}
