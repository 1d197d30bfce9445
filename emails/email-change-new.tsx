import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { url: string; oldEmail: string };

/** To the address that is to be. */
export function emailChangeNew(site: SiteFacts, { url, oldEmail }: Data): Message {
  return {
    subject: "Confirm your new e-mail address",
    body: (
      <Layout site={site} title="Is this your new address?" preview="Both addresses have to say yes.">
        <Paragraph>
          The account of {oldEmail} at {site.name} is to move to this address. It changes once both addresses
          have said yes.
        </Paragraph>
        <Action href={url}>Confirm this address</Action>
        <Quiet>You do not know of it? Then you need not do anything: nothing changes without you.</Quiet>
      </Layout>
    ),
  };
}
