import { href } from "react-router";
import { accountContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/contact.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactForm } from "./contact-form.tsx";
import { messages } from "./receive-message.ts";

const path = href("/contact");

export const handle = { parameters: ["sent"] } satisfies PageFacts;

export const middleware = [messages.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contact",
    description:
      "Write to us about a job that should not be here, a posting of your own, a payment or your data. A real person reads every message.",
    path,
  });

export function loader({ url, context }: Route.LoaderArgs) {
  const email = context.get(accountContext)?.account.email ?? "";
  return { isSent: url.searchParams.has("sent"), email };
}

export const action = messages.action;

export default function Contact({ loaderData: { isSent, email }, actionData }: Route.ComponentProps) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Contact</h1>
      <p className="mt-3 max-w-prose text-granite text-lg">A real person reads this and replies by email.</p>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm
          isSent={isSent}
          typed={{ name: "", email, subject: "", message: "", ...actionData?.fields }}
          errors={actionData?.errors ?? null}
        />
        <ContactFacts />
      </div>
    </div>
  );
}
