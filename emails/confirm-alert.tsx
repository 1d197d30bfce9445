import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";
import { unlinked } from "./frame/unlinked.ts";

type Data = {
  url: string;
  name: string;
  /** What jobs must state, in words of our own: "Housing provided". Nothing else that was typed is repeated. */
  stated: string | null;
  kept: string;
};

/** To an address that somebody gave: the only mail it gets before its owner has said yes. */
export function confirmAlert(site: SiteFacts, { url, name, stated, kept }: Data): Message {
  return {
    subject: "Confirm your job alert",
    body: (
      <Layout
        site={site}
        title="Send new jobs to this address?"
        preview="Nothing is sent before you say yes."
      >
        <Paragraph>
          On {site.name}, somebody made a job alert for this address, called “{unlinked(name)}”. If that was
          you, confirm it: from then on, mails bring what is new. Each has a link to end them.
        </Paragraph>
        {stated && <Paragraph>It looks for jobs with these details: {stated}.</Paragraph>}
        <Action href={url}>Confirm this alert</Action>
        <Quiet>
          It was not you? Then you need not do anything: of this alert nothing more is sent, and after {kept}{" "}
          it is deleted.
        </Quiet>
      </Layout>
    ),
  };
}
