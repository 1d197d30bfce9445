import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { plan: string; end: string; needsSignIn: boolean };

export function subscriptionStarted(site: SiteFacts, { plan, end, needsSignIn }: Data): Message {
  return {
    subject: "Your subscription has started",
    body: (
      <Layout site={site} title="Welcome to Premium" preview="You're in: every job is unlocked.">
        <Paragraph>
          Thank you. Your {plan} subscription has started. Every job, every filter and job title search are
          unlocked. Your subscription renews on {end} unless you cancel.
        </Paragraph>
        {needsSignIn ? (
          <>
            <Paragraph>One last step: sign in with this email address to activate it.</Paragraph>
            <Action href={`${site.origin}/auth`}>Sign in</Action>
          </>
        ) : (
          <Action href={`${site.origin}/jobs`}>See all jobs</Action>
        )}
        <Quiet>You can cancel, change your plan and see invoices at any time: {site.origin}/dashboard</Quiet>
      </Layout>
    ),
  };
}
