import { jobsResource } from "./jobs-resource.ts";
import {
  apiUsageLogResource,
  postedJobsResource,
  profilesResource,
  userSubscriptionsResource,
} from "./more-resources.ts";
import { applicationsResource, jobAlertsResource, savedJobsResource } from "./own-resources.ts";
import { Refused } from "./refusal.ts";
import type { Resource } from "./resource.ts";

/** What a program may read and write. Parsing, SQL, documentation and tests all read this. */
export const resources: Resource[] = [
  jobsResource,
  postedJobsResource,
  savedJobsResource,
  applicationsResource,
  jobAlertsResource,
  userSubscriptionsResource,
  profilesResource,
  apiUsageLogResource,
];

export function findResource(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (found) return found;
  throw new Refused(
    404,
    "PGRST205",
    `Could not find the table 'public.${name.slice(0, 63)}' in the schema cache`,
  );
}
