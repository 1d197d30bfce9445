import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { url: string; newEmail: string };

/** To the address so far. */
export function emailChangeOld(site: SiteFacts, { url, newEmail }: Data): Message {
  return {
    subject: "Confirm your email address change",
    body: (
      <Layout site={site} title="Change your email address?" preview="Both addresses need to be confirmed.">
        <Paragraph>
          You asked to move your {site.name} account from this address to {newEmail}. The change takes effect
          once both addresses are confirmed.
        </Paragraph>
        <Action href={url}>Confirm the change</Action>
        <Quiet>
          Wasn't you? Don't confirm. Sign out everywhere on your account page: {site.origin}/account
        </Quiet>
      </Layout>
    ),
  };
}
