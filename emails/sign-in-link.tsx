import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Code, Paragraph, Quiet } from "./frame/parts.tsx";

type SignInLink = { url: string; life: string; code: string | null; isOff: boolean };

export function signInLink(site: SiteFacts, { url, life, code, isOff }: SignInLink): Message {
  const subject = `Sign in to ${site.name}`;
  return {
    subject,
    body: (
      <Layout site={site} title={subject} preview={`Your link works once and expires in ${life}.`}>
        <Paragraph>Click below to sign in. The link works once and expires in {life}.</Paragraph>
        <Action href={url}>Sign in</Action>
        {code && (
          <>
            <Paragraph>Reading this on another device? Type this code where you asked:</Paragraph>
            <Code>{code}</Code>
            <Quiet>Type this only on the page where you asked. We'll never ask for it.</Quiet>
          </>
        )}
        {isOff && (
          <Quiet>
            Somebody typed too many wrong codes for this address. For up to a day, we'll send links without a
            code.
          </Quiet>
        )}
        <Quiet>Didn't request this? You can ignore this email; no one can sign in without it.</Quiet>
      </Layout>
    ),
  };
}
