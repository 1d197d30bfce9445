import { redirect, useNavigate } from "react-router";
import type { AlertCreated } from "#app/components/alerts/alert-dialog.tsx";
import { AlertForm, alertNotCreated, type FormErrors } from "#app/components/alerts/alert-form.tsx";
import type { Drawing } from "#app/components/alerts/alert-preview.tsx";
import { factsField } from "#app/components/alerts/facts-field.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { accountContext, clientAddressContext, viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { fieldsIn } from "#app/request/fields-in.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { tooOften } from "#app/request/too-many.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { createAlert } from "#core/alerts/create-alert.ts";
import { normalizeAlertFields } from "#core/alerts/normalize-alert-fields.ts";
import { leftOutIn } from "#core/alerts/preview/left-out.ts";
import { type AlertInput, readAlertInput } from "#core/alerts/read-alert.ts";
import { suggestedName } from "#core/alerts/suggested-name.ts";
import { alertParameters, leftOutParameters } from "#core/jobs/query/job-query.ts";
import type { Route } from "./+types/new-alert.ts";
import { drawPreview } from "./draw-preview.server.tsx";

const path = "/job-alerts/new";
const lists = [factsField];

type Shown = { typed: AlertInput; preview: Drawing | null };

const form = formRoute(makeAlert, {
  lists,
  failure: alertNotCreated,
  show: async ({ fields, context }) => ({
    typed: readAlertInput(fields),
    preview: await drawPreview(fields, context.get(viewerContext)),
  }),
});

export const handle = {
  parameters: [...alertParameters, ...leftOutParameters, "created"],
} satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Create Job Alert", path: null });

export async function loader({ url, context }: Route.LoaderArgs) {
  const isSignedIn = context.get(accountContext) !== null;
  const isCreated = url.searchParams.has("created");
  if (isCreated && isSignedIn) throw redirect("/my-alerts");
  const fields = normalizeAlertFields(fieldsIn(url.searchParams, lists));
  const name = suggestedName(fields);
  const typed = { ...readAlertInput(fields), name };
  const preview = isCreated ? null : await drawPreview({ ...fields, name }, context.get(viewerContext));
  return { isCreated, isSignedIn, typed, leftOut: leftOutIn(fields), preview, now: new Date() };
}

export const action = form.action;

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { isCreated, isSignedIn, typed, leftOut, preview, now } = loaderData;
  const navigate = useNavigate();
  return (
    <div className="page max-w-2xl py-8 sm:py-12">
      {isCreated ? (
        <Created />
      ) : (
        <>
          <h1 className="text-3xl sm:text-4xl">Create Job Alert</h1>
          <p className="mt-3 mb-6 text-granite">
            We’ll email you new jobs that match, and nothing when there are none. Jobs must match every field
            you fill in.
          </p>
          <AlertForm<AlertCreated>
            // Another address is another alert.
            key={JSON.stringify(typed)}
            action={path}
            fields={leftOut}
            prefix="alert-"
            typed={actionData?.typed ?? typed}
            preview={actionData ? actionData.preview : preview}
            errors={actionData?.errors}
            asksEmail={!isSignedIn}
            now={now}
            submit={{ label: "Create Alert", busy: "Creating..." }}
            onDone={({ awaits_confirmation }) => navigate(pathAfter(awaits_confirmation))}
          >
            <noscript>
              <Button type="submit" name="intent" value="preview" size="large">
                Preview
              </Button>
            </noscript>
          </AlertForm>
        </>
      )}
    </div>
  );
}

function Created() {
  return (
    <div className="py-4 text-center sm:py-8">
      <h1 className="text-3xl sm:text-4xl">Alert Created!</h1>
      <p className="mt-4 text-balance text-granite text-lg">
        Job alert created successfully! Almost done: confirm with the link we emailed you.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/jobs" className={buttonStyles({ look: "primary" })}>
          Browse Jobs
        </Link>
        <Link to={path} className={buttonStyles()}>
          Create another alert
        </Link>
      </p>
    </div>
  );
}

/** The owner is the signed-in account, or else the address in the form. */
async function makeAlert({ fields, context, isProgram }: Submission): Promise<Outcome<Shown, FormErrors>> {
  if (fields.intent === "preview" && !isProgram) return {};
  const userId = context.get(accountContext)?.account.userId ?? null;
  const made = await createAlert(fields, { userId, clientAddress: context.get(clientAddressContext) });
  if (made.ok) {
    const { awaitsConfirmation: awaits_confirmation } = made;
    // Only the alert's owner gets its id, which can switch the alert off.
    const json: AlertCreated = { awaits_confirmation, ...(!awaits_confirmation && { id: made.alert.id }) };
    return { to: pathAfter(awaits_confirmation), json, status: 201 };
  }
  if (made.reason === "invalid") {
    const { errors } = made;
    return { error: errors.email ?? Object.values(errors)[0] ?? "", errors, status: 400 };
  }
  const refusal =
    made.reason === "full"
      ? { error: made.error, status: 409 }
      : tooOften(made, "You've created too many alerts.");
  return { ...refusal, errors: { form: refusal.error } };
}

function pathAfter(awaitsConfirmation: boolean): string {
  return awaitsConfirmation ? `${path}?created=true` : "/my-alerts?notice=alert-created";
}
