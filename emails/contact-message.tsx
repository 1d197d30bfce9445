import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Elsewhere, Facts, Quiet, Quote } from "./frame/parts.tsx";

type Data = { name: string; email: string; subject: string; message: string };

/** To the operator. */
export function contactMessage(site: SiteFacts, { name, email, subject, message }: Data): Message {
  return {
    subject: `Contact form: ${subject}`,
    replyTo: { name, address: email },
    body: (
      <Layout site={site} title={subject} preview={`Message from ${name}`}>
        <Facts
          facts={[
            ["Name", name],
            ["Email", email],
          ]}
        />
        <Quote text={message} />
        <Quiet>Sent with the contact form on {site.name}. Reply to answer the sender.</Quiet>
        <Elsewhere href={`${site.origin}/admin/messages?q=${encodeURIComponent(email)}`}>
          Once it's settled, mark it as handled:
        </Elsewhere>
      </Layout>
    ),
  };
}
