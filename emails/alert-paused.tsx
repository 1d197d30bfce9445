import { Link } from "./frame/elements.tsx";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";
import { colours } from "./frame/style.ts";
import { unlinked } from "./frame/unlinked.ts";

type Data = {
  name: string;
  /** Null if the search failed for another reason than its length. */
  limits: string | null;
  hasAccount: boolean;
  url: string;
  offUrl: string;
};

export function alertPaused(site: SiteFacts, { name, limits, hasAccount, url, offUrl }: Data): Message {
  return {
    subject: `We paused your job alert “${name}”`,
    unsubscribeUrl: offUrl,
    body: (
      <Layout site={site} title="Your job alert is paused" preview="It sends nothing until you change it.">
        <Paragraph>
          We paused your job alert “{unlinked(name)}”.{" "}
          {limits ? "Its search is too long for us to check." : "We couldn't check its search."} Nothing was
          deleted.
        </Paragraph>
        <Paragraph>
          {hasAccount
            ? "Edit the alert to start it again. We'll also email you the jobs it missed."
            : "Create a new alert to get new jobs again."}{" "}
          {limits ?? "Fewer or other keywords will help."}
        </Paragraph>
        <Action href={url}>{hasAccount ? "Edit this alert" : "Create a new alert"}</Action>
        <Quiet>
          We send this once.
          <br />
          <Link className="link" href={offUrl} style={{ color: colours.moss, textDecoration: "underline" }}>
            Unsubscribe from this alert
          </Link>
        </Quiet>
      </Layout>
    ),
  };
}
