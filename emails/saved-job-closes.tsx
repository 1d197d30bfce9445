import { Link } from "react-email";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Elsewhere, Paragraph, Quiet } from "./frame/parts.tsx";
import { colours } from "./frame/style.ts";
import { unlinked } from "./frame/unlinked.ts";

type Data = {
  title: string;
  company: string;
  /** "December 4, 2026". */
  day: string;
  /** The day is the end of a paid listing, not a date to apply by. */
  isFeatured: boolean;
  /** "3 days". */
  notice: string;
  jobUrl: string;
  savedUrl: string;
  offUrl: string;
};

export function savedJobCloses(site: SiteFacts, data: Data): Message {
  const { title, company, day, isFeatured, notice, jobUrl, savedUrl, offUrl } = data;
  return {
    subject: `Closes ${day}: ${title}`,
    unsubscribeUrl: offUrl,
    body: (
      <Layout
        site={site}
        title="A job you saved closes soon"
        preview={`${unlinked(title)} · ${unlinked(company)}`}
      >
        <Paragraph>
          You saved “{unlinked(title)}” at {unlinked(company)}.{" "}
          {isFeatured ? `It's listed until ${day}.` : `The posting says to apply by ${day}.`}
        </Paragraph>
        <Action href={jobUrl}>View the job</Action>
        <Elsewhere href={savedUrl}>Your saved copy, with its dates for your calendar:</Elsewhere>
        <Quiet>
          We send this once, {notice} before a job that you saved closes.
          <br />
          <Link className="link" href={offUrl} style={{ color: colours.moss, textDecoration: "underline" }}>
            Turn these emails off
          </Link>
        </Quiet>
      </Layout>
    ),
  };
}
