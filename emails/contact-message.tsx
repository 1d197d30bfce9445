import { Fragment } from "react";
import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Facts, Paragraph, Quiet } from "./frame/parts.tsx";

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
        <Paragraph>
          {message.split(/\r\n?|\n/).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Paragraph>
        <Quiet>Sent with the contact form on {site.name}. Reply to answer the sender.</Quiet>
      </Layout>
    ),
  };
}
