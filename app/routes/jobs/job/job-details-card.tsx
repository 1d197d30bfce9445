import { Definition } from "#app/components/definition.tsx";
import { factAnchor } from "#app/components/reading/fact-anchor.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import type { JobLife } from "./life-words.ts";

/** What its card knows, too. */
export type DetailsJob = Pick<
  JobDetail,
  "closing" | "hasRemote" | "location" | "postedDate" | "salaryText" | "typeText"
> & {
  places: { text: string }[];
  datePosted: Date | null;
  workArrangement: JobDetail["workArrangement"] | null;
};

export function JobDetailsCard({ job, life }: { job: DetailsJob; life?: JobLife }) {
  const places = job.places.length ? job.places.map((place) => place.text) : [job.location];
  return (
    <aside
      aria-labelledby="details"
      className="h-fit rounded-lg border border-line bg-sheet p-4 sm:p-5 lg:sticky lg:top-6 lg:row-span-2"
    >
      <h2 id="details" className="text-xl">
        Job Details
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 text-sm lg:grid-cols-1">
        <Definition
          name={places.length > 1 ? `Location (${places.length})` : "Location"}
          id={factAnchor("place")}
        >
          {places.length > 1 ? (
            <ul>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          ) : (
            places[0]
          )}
        </Definition>
        {job.datePosted && (
          <Definition name="Posted" id={factAnchor("posted")}>
            <time dateTime={job.datePosted.toISOString()}>{job.postedDate}</time>
            {life?.evergreen && <Remark>{life.evergreen}</Remark>}
          </Definition>
        )}
        {job.closing && (
          <Definition name="Apply by" id={factAnchor("closing")}>
            <time dateTime={job.closing.time}>{job.closing.date}</time>
            {job.closing.left && <Remark>{job.closing.left}</Remark>}
          </Definition>
        )}
        {life?.lastSeen && <Definition name="Last seen">{life.lastSeen}</Definition>}
        {life?.linkWorked && <Definition name="Link worked">{life.linkWorked}</Definition>}
        {life?.firstSeen && <Definition name="First seen">{life.firstSeen}</Definition>}
        {life?.reposted && <Definition name="Reposted">{life.reposted}</Definition>}
        {job.typeText && (
          <Definition name="Job Type">
            <Badge>{job.typeText}</Badge>
          </Definition>
        )}
        {job.hasRemote && (
          <Definition name="Remote">
            <Badge>{job.workArrangement === "hybrid" ? "Hybrid" : "Remote"}</Badge>
          </Definition>
        )}
        {job.salaryText && (
          <Definition name="Salary" id={factAnchor("salary")}>
            <Badge>{job.salaryText}</Badge>
          </Definition>
        )}
      </dl>
    </aside>
  );
}

function Remark({ children }: { children: string }) {
  return <span className="block font-normal text-granite">{children}</span>;
}
