import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { day: string; date: string; amount: string };

export function subscriptionRenews(site: SiteFacts, { day, date, amount }: Data): Message {
  const fact = `Your plan renews on ${day} for ${amount}`;
  return {
    subject: fact,
    body: (
      <Layout site={site} title={fact} preview="Cancel: two clicks, no email needed.">
        <Paragraph>{fact}. Cancel: two clicks, no email needed.</Paragraph>
        <Action href={`${site.origin}/dashboard`}>Manage your plan</Action>
        <Quiet>To keep your plan, do nothing. It then renews for another year on {date}.</Quiet>
      </Layout>
    ),
  };
}
