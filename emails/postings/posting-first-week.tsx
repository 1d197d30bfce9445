import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Elsewhere, Lines, Paragraph } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { Counts, KeepToYourself } from "./posting-parts.tsx";

type Data = {
  title: string;
  company: string;
  views: number;
  applies: number;
  /** Facts that neither the form nor the text answers, such as "Housing". */
  missing: string[];
  liveUrl: string;
  manageUrl: string;
};

export function postingFirstWeek(site: SiteFacts, data: Data): Message {
  const { title, company, views, applies, missing, liveUrl, manageUrl } = data;
  return {
    subject: "Your featured job after one week",
    body: (
      <Layout site={site} title="One week live" preview={unlinked(title)}>
        <Paragraph>
          Your featured job “{unlinked(title)}” at {unlinked(company)} has been live for a week. So far:
        </Paragraph>
        <Counts views={views} applies={applies} />
        {missing.length > 0 ? (
          <>
            <Paragraph>Job seekers look for these details, and your job doesn't mention them yet:</Paragraph>
            <Lines lines={missing} />
            <Paragraph>Each takes seconds to add. Skip any that don't apply.</Paragraph>
          </>
        ) : (
          <Paragraph>Your job covers every detail that job seekers filter by.</Paragraph>
        )}
        <Action href={manageUrl}>{missing.length > 0 ? "Add missing details" : "Manage your job"}</Action>
        <KeepToYourself site={site} />
        <Elsewhere href={liveUrl}>See your job:</Elsewhere>
      </Layout>
    ),
  };
}
