import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

export function signInLink(site: SiteFacts, { url, life }: { url: string; life: string }): Message {
  const subject = `Sign in to ${site.name}`;
  return {
    subject,
    body: (
      <Layout site={site} title={subject} preview={`Your link works once and expires in ${life}.`}>
        <Paragraph>Click below to sign in. The link works once and expires in {life}.</Paragraph>
        <Action href={url}>Sign in</Action>
        <Quiet>Didn't request this? You can ignore this email; no one can sign in without it.</Quiet>
      </Layout>
    ),
  };
}
