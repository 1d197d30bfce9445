import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { url: string; newEmail: string };

/** To the address so far. */
export function emailChangeOld(site: SiteFacts, { url, newEmail }: Data): Message {
  return {
    subject: "Confirm the change of your e-mail address",
    body: (
      <Layout site={site} title="Change your e-mail address?" preview="Both addresses have to say yes.">
        <Paragraph>
          You asked to sign in to {site.name} by {newEmail} from now on. It changes once both addresses have
          said yes.
        </Paragraph>
        <Action href={url}>Confirm the change</Action>
        <Quiet>
          You did not ask for it? Do not confirm, and sign out everywhere on your account page: {site.origin}
          /account
        </Quiet>
      </Layout>
    ),
  };
}
