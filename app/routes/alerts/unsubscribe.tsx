import { data, type MiddlewareFunction, redirect } from "react-router";
import { withNotice } from "#app/notices/notices.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readFields, wantsJson } from "#app/request/answer.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { SwitchAlert, SwitchFailed } from "./switch-alert.tsx";
import { findByLink, switchByLink } from "./switch-by-link.ts";

const path = "/unsubscribe-alert";

/** An API caller gets no page. */
const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const { init, ...done } = await switchByLink(await readFields(request), context);
  return Response.json(done.ok ? { name: done.name, is_active: done.isActive } : { error: done.error }, init);
};

export const handle = { personal: true, secrets: ["alert_id", "token"] } satisfies PageFacts;

export const middleware = [answerProgram];

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, { title: "Unsubscribe from a job alert" });

/** Switches nothing off: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = linkIn(Object.fromEntries(url.searchParams));
  const { init, ...found } = await findByLink(link, context);
  return data({ link, found }, init);
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const link = linkIn(fields);
  const { init, ...done } = await switchByLink(fields, context);
  if (!done.ok) return data({ link, error: done.error }, init);
  const address = `${path}?${new URLSearchParams(link)}`;
  // The page itself tells of an alert that is off.
  return redirect(done.isActive ? withNotice(address, "alert-enabled") : address, 303);
}

export default function Unsubscribe({ loaderData: { link, found }, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl py-12 text-center sm:py-16">
      {actionData ? (
        <SwitchFailed {...actionData} />
      ) : found.ok ? (
        <SwitchAlert link={link} name={found.name} isActive={found.isActive} />
      ) : (
        <SwitchFailed error={found.error} />
      )}
    </div>
  );
}

/** How the alert is named: by the signed link of a mail, or by its id. */
function linkIn(fields: Record<string, unknown>): Record<string, string> {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return fields.token ? { token: text(fields.token) } : { alert_id: text(fields.alert_id) };
}
