import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Elsewhere, Paragraph } from "#emails/frame/parts.tsx";
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
          <Paragraph>
            Workers filter by these facts, and your job doesn't state them yet: {listOf(missing)}. Each takes
            seconds to add.
          </Paragraph>
        ) : (
          <Paragraph>Your job states every fact that workers filter by. Nothing is missing.</Paragraph>
        )}
        <Action href={manageUrl}>{missing.length > 0 ? "Add the missing facts" : "Manage your job"}</Action>
        <KeepToYourself />
        <Elsewhere href={liveUrl}>See your job:</Elsewhere>
      </Layout>
    ),
  };
}

function listOf(names: string[]): string {
  const inSentence = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return new Intl.ListFormat("en-US").format(inSentence);
}
