import { startOfDay } from "#local/demo/redate.ts";
import { htmlFromBlocks } from "#local/jobs-provider/description.ts";
import { dayMs } from "#local/time.ts";
import type { Answer, BoardRequest } from "./answer.ts";
import type { Opening } from "./opening.ts";

const mostPerPage = 20;
const stateCodes: Record<string, string> = { Colorado: "CO", Utah: "UT" };

export function workday(
  openings: Opening[],
  rest: string,
  asked: BoardRequest,
  site: string,
  now: Date,
): Answer {
  if (rest === "/jobs" && asked.method === "POST") return list(openings, asked.body, now);
  const opening = openings.find((each) => externalPath(each) === rest);
  return opening && asked.method === "GET" ? detail(opening, site, now) : workdayUnknown;
}

export const workdayUnknown: Answer = refusal(404, "The requested resource was not found");

function refusal(httpStatus: number, message: string): Answer {
  return {
    status: httpStatus,
    body: { errorCode: `HTTP_${httpStatus}`, httpStatus, message, messageParams: {} },
  };
}

function list(openings: Opening[], text: string, now: Date): Answer {
  const { limit, offset } = readPaging(text);
  if (!(limit >= 1 && limit <= mostPerPage && offset >= 0)) return refusal(400, "Bad Request");
  const jobPostings = openings.slice(offset, offset + limit).map((opening) => ({
    title: opening.title,
    externalPath: externalPath(opening),
    locationsText: locationsText(opening),
    postedOn: postedOn(opening, now),
    bulletFields: [requisition(opening)],
  }));
  return { status: 200, body: { total: openings.length, jobPostings, facets: [], userAuthenticated: false } };
}

function readPaging(text: string): { limit: number; offset: number } {
  try {
    const { limit, offset } = JSON.parse(text) as { limit?: unknown; offset?: unknown };
    return { limit: Number(limit ?? mostPerPage), offset: Number(offset ?? 0) };
  } catch {
    return { limit: Number.NaN, offset: 0 };
  }
}

function detail(opening: Opening, site: string, now: Date): Answer {
  const [first, ...others] = opening.places.map(place);
  const jobPostingInfo = {
    id: opening.id.padStart(32, "0"),
    title: opening.title,
    jobDescription: htmlFromBlocks(opening.description),
    location: first,
    ...(others.length > 0 && { additionalLocations: others }),
    postedOn: postedOn(opening, now),
    startDate: opening.datePosted.toISOString().slice(0, 10),
    timeType: opening.employmentType === "PART_TIME" ? "Part time" : "Full time",
    ...(opening.arrangement !== "On-site" && {
      remoteType: opening.arrangement === "Hybrid" ? "Hybrid" : "Remote",
    }),
    jobReqId: requisition(opening),
    jobPostingSiteId: site,
    country: { descriptor: "United States of America", id: "bc33aa3152ec42d4995f4791a106ed09" },
    canApply: true,
    posted: true,
    externalUrl: `https://jobs.${opening.domain}/${site}${externalPath(opening)}`,
    ...(opening.closesAt && { endDate: opening.closesAt.toISOString().slice(0, 10) }),
  };
  return {
    status: 200,
    body: { jobPostingInfo, hiringOrganization: { name: `${opening.employer} LLC`, url: "" } },
  };
}

function externalPath(opening: Opening): string {
  const slug = (text: string) => text.replace(/[^A-Za-z0-9]/g, "-");
  return `/job/${slug(place(opening.places[0]))}/${slug(opening.title)}_${requisition(opening)}`;
}

function requisition({ id }: Opening): string {
  return `R-${id.slice(0, 6)}`;
}

function locationsText({ places }: Opening): string {
  return places.length > 1 ? `${places.length} Locations` : place(places[0]);
}

function place(place: Opening["places"][number] | undefined): string {
  return place ? `${place.city}, ${stateCodes[place.region] ?? place.region}` : "Remote";
}

function postedOn({ datePosted }: Opening, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(datePosted)) / dayMs);
  if (days <= 0) return "Posted Today";
  if (days === 1) return "Posted Yesterday";
  return days > 30 ? "Posted 30+ Days Ago" : `Posted ${days} Days Ago`;
}
