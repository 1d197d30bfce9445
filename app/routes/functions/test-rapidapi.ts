import { withNotice } from "#app/notices/notices.ts";
import { formRoute } from "#app/request/form-route.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { testConnection } from "#core/sources/active-jobs-db/test-connection.ts";
import { adminOnly } from "./admin-only.ts";

export const loader = refuseGet;

/** A provider that does not answer is a result of the test, not a failure of ours. */
const form = formRoute(
  adminOnly(async (_sent, by) => {
    const json = await testConnection(by);
    return { json, to: withNotice("/admin", json.success ? "api-test-successful" : "api-test-failed") };
  }),
);

export const action = form.action;
