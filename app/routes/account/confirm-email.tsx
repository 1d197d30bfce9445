import type { ReactNode } from "react";
import { data, Form } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { accountContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, refuseWith } from "#app/request/form-route.ts";
import { deadLink } from "#app/sentences/access.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  confirmEmailChange,
  type EmailQuestion,
  readEmailChange,
} from "#core/accounts/confirm-email-change.ts";
import type { Route } from "./+types/confirm-email.ts";

const path = "/auth/email-change";
const addressTaken = "The new address belongs to another account by now.";

const form = formRoute(async ({ fields, context }) => {
  const token = String(fields.token);
  const ownSession = context.get(accountContext)?.account.sessionId ?? null;
  const confirmation = await confirmEmailChange(token, ownSession);
  if (confirmation.ok) return { to: `${path}?token=${encodeURIComponent(token)}` };
  return confirmation.reason === "taken" ? refuseWith(409, addressTaken) : refuseWith(410, deadLink);
});

export const handle = { personal: true, secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Change your email address" });

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const question = await readEmailChange(token);
  return data({ token, question }, { status: question ? 200 : 410 });
}

export const action = form.action;

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, question } = loaderData;
  const isTaken = actionData?.error === addressTaken;
  return (
    <div className="page max-w-xl py-16 text-center">
      <h1 className="text-3xl sm:text-4xl">Change your email address</h1>
      {isTaken ? (
        <AddressTaken />
      ) : question ? (
        <Question token={token} question={question} />
      ) : (
        <LinkExpired />
      )}
    </div>
  );
}

function Question({ token, question }: { token: string; question: EmailQuestion }) {
  const { oldEmail, newEmail, side, state } = question;
  if (state === "done")
    return (
      <Message action={{ to: "/account", label: "Go to your account" }}>
        Done. From now on you sign in with <Address>{newEmail}</Address>.
      </Message>
    );
  if (state === "waiting")
    return (
      <Message>
        Thank you. Your address changes once <Address>{side === "old" ? newEmail : oldEmail}</Address> is
        confirmed, too. Open the link in the email we sent there.
      </Message>
    );
  return (
    <>
      <Message>
        You asked to move your account from <Address>{oldEmail}</Address> to <Address>{newEmail}</Address>. It
        moves once both addresses are confirmed.
      </Message>
      <Form method="post" action={path} className="mt-8">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" look="primary" size="large">
          {side === "old" ? "Confirm the change" : "Confirm this address"}
        </Button>
      </Form>
    </>
  );
}

function AddressTaken() {
  return (
    <Message action={{ to: "/account", label: "Go to your account" }}>
      The new address now belongs to another account, so yours stays the same. You can sign in with either, or
      choose another address.
    </Message>
  );
}

function LinkExpired() {
  return (
    <Message action={{ to: "/account", label: "Ask again" }}>
      This link has expired. It’s older than a day, or you’ve requested a new link or canceled the change.
    </Message>
  );
}

function Message({ children, action }: { children: ReactNode; action?: { to: string; label: string } }) {
  return (
    <>
      <p className="mt-4 break-words text-granite text-lg">{children}</p>
      {action && (
        <Link to={action.to} className={buttonStyles({ className: "mt-8" })}>
          {action.label}
        </Link>
      )}
    </>
  );
}

function Address({ children }: { children: string }) {
  return <strong className="font-semibold text-ink">{children}</strong>;
}
