import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function signInLink(site: SiteFacts, { url, life }: { url: string; life: string }): Message {
  const subject = `Sign in to ${site.name}`;
  return {
    subject,
    body: (
      <Layout site={site} title={subject} preview={`Your link works once, for ${life}.`}>
        <Paragraph>Open this link to sign in. It works once, for {life}.</Paragraph>
        <Action href={url}>Sign in</Action>
        <Quiet>
          You did not ask for it? Then you need not do anything: without this mail, nobody gets in.
        </Quiet>
      </Layout>
    ),
  };
}
