import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { clientAddressContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { tooOften } from "#app/request/too-many.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { requestPostingLinks } from "#core/billing/postings/mail-posting-links.ts";
import { readVisitorEmail } from "#core/billing/read-buyer-email.ts";
import type { Route } from "./+types/lost-link.ts";

/** Says the same whether or not the address has postings. */
const form = formRoute(requestLinks, {
  failure: "Something went wrong on our end. Nothing you typed is lost. Please try again.",
  show: async ({ fields }) => ({
    email: String(fields.email ?? "")
      .trim()
      .slice(0, 254),
  }),
});

export const handle = {} satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Find your posting's link", path: null });

export const action = form.action;

export default function LostLink({ actionData }: Route.ComponentProps) {
  const isSent = actionData?.error === null;
  return (
    <div className="page max-w-md py-12 sm:py-16">
      {isSent ? <Sent email={actionData.email} /> : <Ask refused={actionData ?? null} />}
    </div>
  );
}

function Ask({ refused }: { refused: { email: string; error: string | null } | null }) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Find your posting's link</h1>
      <p className="mt-3 text-granite">
        Enter the contact email of your featured job, or the email you paid with. We'll email you the links to
        manage your jobs.
      </p>
      <Form method="post" noValidate className="mt-6">
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          maxLength={254}
          defaultValue={refused?.email}
          error={refused?.error ?? null}
        />
        <Button type="submit" look="primary" size="large" disabled={isSending} className="mt-2 w-full">
          {isSending ? "Sending links..." : "Send my links"}
        </Button>
      </Form>
    </>
  );
}

function Sent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        Check your email
      </h1>
      <p className="mt-3 text-lg">
        If <strong className="wrap-anywhere">{email}</strong> has featured jobs with us, we've emailed it
        their links.
      </p>
      <p className="mt-3 text-granite">
        Nothing there in a few minutes? Check your spam folder, try another address, or{" "}
        <Link to="/contact" className="text-link">
          write to us
        </Link>
        .
      </p>
      <Form method="get" className="mt-8">
        <Button type="submit">Try a different email</Button>
      </Form>
    </>
  );
}

async function requestLinks({ fields, context }: Submission): Promise<Outcome<{ email: string }>> {
  const clientAddress = context.get(clientAddressContext);
  const email = await readVisitorEmail(fields.email, clientAddress);
  if (!email) return refuseWith(400, "Please enter a valid email address.");
  const asked = await requestPostingLinks(email, clientAddress);
  const shown = { email };
  if (!asked.ok) return { ...tooOften(asked, "You've asked for too many links."), shown };
  return { json: { sent: true }, shown };
}
