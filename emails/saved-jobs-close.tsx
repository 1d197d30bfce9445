import { Link } from "./frame/elements.tsx";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Elsewhere, Paragraph, Quiet } from "./frame/parts.tsx";
import { colours } from "./frame/style.ts";
import { unlinked } from "./frame/unlinked.ts";

type Closing = {
  title: string;
  company: string;
  /** "December 4, 2026". */
  day: string;
  /** The day is the end of a paid listing, not a date to apply by. */
  isFeatured: boolean;
  jobUrl: string;
  savedUrl: string;
};

type Data = {
  /** The first to close stands first. */
  jobs: Closing[];
  /** How many close beyond these. */
  more: number;
  /** "3 days". */
  notice: string;
  listUrl: string;
  offUrl: string;
};

export function savedJobsClose(site: SiteFacts, { jobs, more, notice, listUrl, offUrl }: Data): Message {
  const [first, ...others] = jobs;
  const count = jobs.length + more;
  const isAlone = first !== undefined && count === 1;
  const day = others.every((job) => job.day === first?.day) ? first?.day : null;
  const counted = `${count} jobs you saved close ${day ?? "soon"}`;
  return {
    subject: isAlone ? `Closes ${first.day}: ${first.title}` : counted,
    unsubscribeUrl: offUrl,
    body: (
      <Layout
        site={site}
        title={isAlone ? "A job you saved closes soon" : counted}
        preview={isAlone ? nameOf(first) : jobs.map((job) => unlinked(job.title)).join(" · ")}
      >
        {isAlone ? <Alone job={first} /> : <Several {...{ jobs, more, listUrl }} />}
        <Quiet>
          {isAlone
            ? `We send this once, ${notice} before a job that you saved closes.`
            : `We name each job once, ${notice} before it closes.`}
          <br />
          <Link className="link" href={offUrl} style={linked}>
            Turn these emails off
          </Link>
        </Quiet>
      </Layout>
    ),
  };
}

function Alone({ job }: { job: Closing }) {
  return (
    <>
      <Paragraph>
        You saved “{unlinked(job.title)}” at {unlinked(job.company)}.{" "}
        {job.isFeatured ? `It's listed until ${job.day}.` : `The posting says to apply by ${job.day}.`}
      </Paragraph>
      <Action href={job.jobUrl}>View the job</Action>
      <Elsewhere href={job.savedUrl}>Your saved copy, with its dates for your calendar:</Elsewhere>
    </>
  );
}

function Several({ jobs, more, listUrl }: Pick<Data, "jobs" | "more" | "listUrl">) {
  return (
    <>
      {jobs.map((job) => (
        <Paragraph key={job.savedUrl}>
          <Link className="link" href={job.jobUrl} style={{ ...linked, fontWeight: 600 }}>
            {unlinked(job.title)}
          </Link>
          <br />
          {unlinked(job.company)}
          <br />
          {job.isFeatured ? `Listed until ${job.day}` : `Apply by ${job.day}`}
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>And {more} more.</Paragraph>}
      <Action href={listUrl}>View my saved jobs</Action>
      <Quiet>Your saved copies are there, with their dates for your calendar.</Quiet>
    </>
  );
}

function nameOf({ title, company }: Closing): string {
  return `${unlinked(title)} · ${unlinked(company)}`;
}

const linked = { color: colours.moss, textDecoration: "underline" };
