import { data, Form } from "react-router";
import { Definition } from "#app/components/definition.tsx";
import { Description } from "#app/components/reading/description.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, type Outcome, refuseWith } from "#app/request/form-route.ts";
import { deadLink } from "#app/sentences/access.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findRelease, findReleased, releaseByAddress } from "#core/postings/decisions/release-by-address.ts";
import { parseDescription } from "#core/text/description.ts";
import type { Route } from "./+types/release.ts";

const path = "/post-job/release";

const form = formRoute(async ({ fields, url }): Promise<Outcome> => {
  const token = String(fields.token ?? url.searchParams.get("token"));
  const released = await releaseByAddress(token);
  if (!released.ok) return refuseWith(410, deadLink);
  return { to: `${path}?done=1&token=${encodeURIComponent(token)}`, json: { is_live: released.isLive } };
});

export const handle = { personal: true, parameters: ["done"], secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Confirm a job" });

/** Mail scanners open links, so opening one releases nothing. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const posting = await findRelease(token);
  const released = !posting && url.searchParams.has("done") ? await findReleased(token) : null;
  if (!posting) return data({ token, job: null, released }, { status: released ? 200 : 410 });
  const { title, companyName, location, applyUrl, applyEmail, descriptionMd } = posting;
  const blocks = parseDescription(descriptionMd);
  return data({
    token,
    released,
    job: { title, companyName, location, applyAt: applyUrl ?? applyEmail, blocks },
  });
}

export const action = form.action;

export default function Release({ loaderData: { token, job, released } }: Route.ComponentProps) {
  return (
    <div className="page max-w-2xl py-10 sm:py-14">
      {released ? (
        <Confirmed {...released} />
      ) : job ? (
        <>
          <h1 className="text-3xl sm:text-4xl">Is this job yours?</h1>
          <p className="mt-4 text-lg">
            Someone paid for this job in your employer's name. Confirm it only if you know it.
          </p>
          <article className="mt-6 rounded-lg border border-line bg-sheet p-5 sm:p-6">
            <h2 className="text-xl">{job.title}</h2>
            <dl className="mt-4 grid gap-4 text-sm">
              <Definition name="Employer">{job.companyName}</Definition>
              <Definition name="Location">{job.location}</Definition>
              <Definition name="Applications go to">
                <span className="wrap-anywhere">{job.applyAt}</span>
              </Definition>
            </dl>
            <div className="mt-6">
              <Description blocks={job.blocks} />
            </div>
          </article>
          <Form method="post" className="mt-6">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look="primary" size="large">
              Confirm this job
            </Button>
          </Form>
          <p className="mt-4 text-granite">
            Don't know it?{" "}
            <Link to="/contact" className="text-link">
              Tell us
            </Link>
            , and we'll look into it.
          </p>
        </>
      ) : (
        <Dead />
      )}
    </div>
  );
}

type Released = NonNullable<Awaited<ReturnType<typeof findReleased>>>;

function Confirmed({ isLive, jobPath, reason }: Released) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{isLive ? "The job is live" : "Thank you"}</h1>
      <p role="status" className="mt-4 text-lg">
        {isLive
          ? "Thank you for confirming it. We've emailed its contact."
          : `You've confirmed the employer. ${reason ?? "The job isn't live right now."}`}
      </p>
      {isLive && jobPath && (
        <p className="mt-6">
          <Link to={jobPath} className={buttonStyles({ look: "primary" })}>
            See the job
          </Link>
        </p>
      )}
    </>
  );
}

function Dead() {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">This link no longer works</h1>
      <p className="mt-4 text-granite text-lg">
        The link was used, is too old, or the job changed after it was sent.
      </p>
      <p className="mt-6">
        <Link to="/post-job/link" className={buttonStyles({ look: "primary" })}>
          Find your posting's link
        </Link>
      </p>
    </>
  );
}
