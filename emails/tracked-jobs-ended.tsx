import { Link } from "./frame/elements.tsx";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";
import { colours } from "./frame/style.ts";
import { unlinked } from "./frame/unlinked.ts";

type Data = {
  jobs: { title: string; company: string; reason: string }[];
  more: number;
  listUrl: string;
  offUrl: string;
};

export function trackedJobsEnded(site: SiteFacts, { jobs, more, listUrl, offUrl }: Data): Message {
  const [first] = jobs;
  const count = jobs.length + more;
  const title = count === 1 ? "A job on your list is no longer open" : "Jobs on your list are no longer open";
  return {
    subject:
      count === 1 ? `No longer open: ${first?.title}` : `${count} jobs on your list are no longer open`,
    unsubscribeUrl: offUrl,
    body: (
      <Layout site={site} title={title} preview={jobs.map((job) => unlinked(job.title)).join(" · ")}>
        {jobs.map((job) => (
          <Paragraph key={`${job.title} ${job.company}`}>
            “{unlinked(job.title)}” at {unlinked(job.company)}
            <br />
            {job.reason}
          </Paragraph>
        ))}
        {more > 0 && <Paragraph>And {more} more.</Paragraph>}
        <Paragraph>Your saved copies and notes stay in your lists.</Paragraph>
        <Action href={listUrl}>View my jobs</Action>
        <Quiet>
          We send this once, the day after a job you saved or applied to ends.
          <br />
          <Link className="link" href={offUrl} style={{ color: colours.moss, textDecoration: "underline" }}>
            Turn these emails off
          </Link>
        </Quiet>
      </Layout>
    ),
  };
}
