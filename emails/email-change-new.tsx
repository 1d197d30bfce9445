import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { url: string; oldEmail: string };

/** To the address that is to be. */
export function emailChangeNew(site: SiteFacts, { url, oldEmail }: Data): Message {
  return {
    subject: "Confirm your new email address",
    body: (
      <Layout site={site} title="Is this your new address?" preview="Both addresses need to be confirmed.">
        <Paragraph>
          You asked to move your {site.name} account from {oldEmail} to this address. The change takes effect
          once both addresses are confirmed.
        </Paragraph>
        <Action href={url}>Confirm this address</Action>
        <Quiet>Wasn't you? Ignore this email; nothing changes unless you confirm.</Quiet>
      </Layout>
    ),
  };
}
