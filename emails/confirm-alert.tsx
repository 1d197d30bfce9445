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

/** The only mail an address gets before its owner confirms. */
export function confirmAlert(site: SiteFacts, { url, name, stated, kept }: Data): Message {
  return {
    subject: "Confirm your job alert",
    body: (
      <Layout
        site={site}
        title="Send new jobs to this address?"
        preview="We won't send jobs until you confirm."
      >
        <Paragraph>
          Someone on {site.name} signed this address up for the job alert “{unlinked(name)}”. If that was you,
          confirm below, and we'll email you new jobs. You can unsubscribe at any time.
        </Paragraph>
        {stated && stated.toLowerCase() !== name.toLowerCase() && (
          <Paragraph>It looks for jobs with these details: {stated}.</Paragraph>
        )}
        <Action href={url}>Confirm this alert</Action>
        <Quiet>
          Not you? Ignore this email. We won't send anything else, and we'll delete the alert after {kept}.
        </Quiet>
      </Layout>
    ),
  };
}
