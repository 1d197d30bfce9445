import { Layout } from "#emails/frame/layout.tsx";
import type { Message, SiteFacts } from "#emails/frame/message.ts";
import { Action, Elsewhere, Paragraph, Quiet } from "#emails/frame/parts.tsx";
import { unlinked } from "#emails/frame/unlinked.ts";
import { Counts, KeepToYourself } from "./posting-parts.tsx";

type Data = {
  title: string;
  company: string;
  end: string;
  views: number;
  applies: number;
  price: string;
  term: string;
  liveUrl: string;
  manageUrl: string;
};

export function postingEndsSoon(site: SiteFacts, data: Data): Message {
  const { title, company, end, views, applies, price, term, liveUrl, manageUrl } = data;
  return {
    subject: `Your featured job ends on ${end}`,
    body: (
      <Layout site={site} title={`Live until ${end}`} preview={unlinked(title)}>
        <Paragraph>
          Your featured job “{unlinked(title)}” at {unlinked(company)} ends on {end}. So far:
        </Paragraph>
        <Counts views={views} applies={applies} />
        <Paragraph>
          Still looking? Renew it for another {term} ({price}). We'll add them to the days you have left. The
          job's link stays the same.
        </Paragraph>
        <Action href={manageUrl}>Renew your job</Action>
        <KeepToYourself site={site} />
        <Elsewhere href={liveUrl}>See your job:</Elsewhere>
        <Quiet>Already hired? Do nothing: the posting ends, and nothing is charged.</Quiet>
      </Layout>
    ),
  };
}
