import { data, Form } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, refuseWith } from "#app/request/form-route.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { readClosingLink, switchClosingEmails } from "#core/tracker/closing/closing-emails.ts";
import { closingNoticeDays } from "#core/tracker/closing/notice.ts";
import type { Route } from "./+types/closing-emails.ts";

const path = "/closing-emails";
const title = "Emails about saved jobs";
const incomplete = "This link is incomplete. Please open it again from the email.";

const form = formRoute(
  async ({ fields: { token, intent } }) => {
    const link = await switchClosingEmails(token, intent === "switch-on");
    if (!link) return refuseWith(404, incomplete);
    return { to: `${path}?${new URLSearchParams({ token: String(token) })}`, json: { is_on: link.isOn } };
  },
  { failure: "Nothing was changed. Please try again." },
);

export const handle = { personal: true, secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title });

/** Mail scanners open every link, so opening one switches nothing off. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const link = await readClosingLink(token);
  return data({ token, isOn: link?.isOn ?? null }, { status: link ? 200 : token ? 404 : 400 });
}

export const action = form.action;

export default function ClosingEmails({ loaderData: { token, isOn }, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl py-12 text-center sm:py-16">
      <h1 className="text-3xl sm:text-4xl">{isOn === false ? "These emails are off" : title}</h1>
      <p className="mt-4 text-balance text-granite text-lg">{actionData?.error ?? stateText(isOn)}</p>
      {isOn !== null && (
        <Form method="post" action={path} replace className="mt-8 flex flex-wrap justify-center gap-3">
          <HiddenFields fields={{ token }} />
          <Button
            type="submit"
            name="intent"
            value={isOn ? "switch-off" : "switch-on"}
            look={isOn ? "primary" : "quiet"}
            size="large"
          >
            {isOn ? "Turn them off" : "Turn them back on"}
          </Button>
        </Form>
      )}
      <p className="mt-4">
        <Link to="/my-jobs" className={buttonStyles({ look: "quiet" })}>
          See your saved jobs
        </Link>
      </p>
    </div>
  );
}

function stateText(isOn: boolean | null): string {
  if (isOn === null) return incomplete;
  return isOn
    ? `We email you once, ${closingNoticeDays} days before a job that you saved closes, and the day after one on your lists ends.`
    : "We won't email you when a saved job is about to close or has ended. Your saved jobs stay.";
}
