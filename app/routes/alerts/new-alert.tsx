import { data, Link, type MiddlewareFunction, redirect, useNavigate } from "react-router";
import type { AlertCreated } from "#app/components/alerts/alert-dialog.tsx";
import { AlertForm } from "#app/components/alerts/alert-form.tsx";
import { factsField } from "#app/components/alerts/facts-field.ts";
import { suggestedName } from "#app/components/alerts/suggested-name.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { accountContext, viewerContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { readFields, wantsJson } from "#app/request/answer.ts";
import { fieldsIn } from "#app/request/fields-in.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { previewAlert } from "#core/alerts/preview-alert.ts";
import { readCriteria, readTypedAlert } from "#core/alerts/read-alert.ts";
import { alertParameters } from "#core/jobs/query/job-query.ts";
import type { Route } from "./+types/new-alert.ts";
import { makeAlert, refusalAsJson } from "./make-alert.ts";

const path = "/job-alerts/new";
const lists = [factsField];

/** An API caller gets no page. The id is told to the alert's owner alone: who knows it may switch the alert off. */
const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const made = await makeAlert(await readFields(request, lists), context);
  if (!made.ok) return Response.json(refusalAsJson(made.errors), made.init);
  const { id, awaitsConfirmation: awaits_confirmation } = made;
  const created: AlertCreated = awaits_confirmation ? { awaits_confirmation } : { id, awaits_confirmation };
  return Response.json(created, { status: 201 });
};

export const handle = { parameters: [...alertParameters, "created"] } satisfies PageFacts;

export const middleware = [answerProgram];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (asked) => pageMeta(asked, { title: "Create Job Alert", path: null });

export async function loader({ url, context }: Route.LoaderArgs) {
  const isSignedIn = context.get(accountContext) !== null;
  const isCreated = url.searchParams.has("created");
  if (isCreated && isSignedIn) throw redirect("/my-alerts");
  const fields = fieldsIn(url.searchParams, lists);
  const typed = { ...readTypedAlert(fields), name: suggestedName(fields) };
  const preview = isCreated ? null : await previewAlert(readCriteria(fields), context.get(viewerContext));
  return { isCreated, isSignedIn, typed, preview, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, lists);
  const made = fields.intent === "preview" ? null : await makeAlert(fields, context);
  if (made?.ok) throw redirect(pathAfter(made.awaitsConfirmation), 303);
  const preview = await previewAlert(readCriteria(fields), context.get(viewerContext));
  return data({ typed: readTypedAlert(fields), errors: made?.errors ?? {}, preview }, made?.init);
}

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { isCreated, isSignedIn, typed, preview, now } = loaderData;
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
            typed={typed}
            preview={preview}
            {...actionData}
            asksEmail={!isSignedIn}
            now={now}
            submit={{ label: "Create Alert", busy: "Creating...", failure: "Failed to create job alert" }}
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

function pathAfter(awaitsConfirmation: boolean): string {
  return awaitsConfirmation ? `${path}?created=true` : "/my-alerts?notice=alert-created";
}
