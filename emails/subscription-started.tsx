import { Layout } from "./frame/layout.tsx";
import type { Message, SiteFacts } from "./frame/message.ts";
import { Action, Paragraph, Quiet } from "./frame/parts.tsx";

type Data = { plan: string; end: string; needsSignIn: boolean };

export function subscriptionStarted(site: SiteFacts, { plan, end, needsSignIn }: Data): Message {
  return {
    subject: "Your subscription has started",
    body: (
      <Layout
        site={site}
        title="Everything is open to you"
        preview="Thank you. Every job is open to you now."
      >
        <Paragraph>
          Thank you. Your {plan} subscription has started: every job, every filter and the job title search
          are yours. It renews on {end} unless you cancel.
        </Paragraph>
        {needsSignIn ? (
          <>
            <Paragraph>One step is left: sign in with this e-mail address, so that we know you.</Paragraph>
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
