import { data } from "react-router";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { site } from "#core/platform/site.ts";
import { findJobDates } from "#core/tracker/calendar/find-job-dates.ts";
import { writeCalendar } from "#core/tracker/calendar/write-calendar.ts";
import type { Route } from "./+types/calendar.ts";

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const dates = await findJobDates(signedIn(context).account.userId, params.id);
  if (!dates) throw data(null, { status: 404 });
  return new Response(writeCalendar(dates, new URL(site.origin).hostname), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="saved-job.ics"',
    },
  });
}
