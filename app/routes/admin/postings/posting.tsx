import { data, href } from "react-router";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { signedIn } from "#app/middleware/require-account.ts";
import { requireAdmin } from "#app/middleware/require-admin.ts";
import { withSignedNotice } from "#app/notices/signed-notice.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { RowActions } from "#app/routes/admin/table/row-actions.tsx";
import { runAreaAction } from "#app/routes/admin/table/run-area-action.ts";
import { findChoices } from "#app/routes/postings/form/find-choices.ts";
import type { FormErrors } from "#app/routes/postings/form-errors.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listPayments } from "#core/billing/postings/list-payments.ts";
import { changePosting } from "#core/postings/change-posting.ts";
import { findWithHistory } from "#core/postings/decisions/read-history.ts";
import { readPostingInput } from "#core/postings/form/read-posting.ts";
import { previewPosting } from "#core/postings/preview-posting.ts";
import type { Route } from "./+types/posting.ts";
import { EditForOperator } from "./edit-for-operator.tsx";
import { postingActions } from "./posting-actions.ts";
import { postingActs } from "./posting-acts.ts";
import { PostingRecord } from "./posting-record.tsx";
import { recordOf } from "./record-of.ts";

const form = formRoute(async (sent): Promise<Outcome<Shown, FormErrors>> => {
  const { params, fields, context } = sent;
  const { id = "" } = params;
  if (!(await findWithHistory(id))) throw data(null, { status: 404 });
  if (fields.intent === "save") return save(sent, id);
  const { email, userId } = signedIn(context).account;
  const done = await runAreaAction({ actions: postingActs }, { ...fields, id }, email);
  if (!done.ok) return { error: done.refused.error, status: done.status, shown: { refused: done.refused } };
  const to = withSignedNotice(href("/admin/postings/:id", { id }), done.message, userId);
  return { to, json: { said: done.message } };
});

export const handle = { personal: true } satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [...requireAdmin, form.middleware];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Featured posting" });

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const found = await findWithHistory(id);
  if (!found) throw data(null, { status: 404 });
  const now = new Date();
  const payments = await listPayments([id]);
  const isRefundOpen = payments.some(({ refund }) => refund?.state === "waiting");
  const record = recordOf(found, payments, now);
  return {
    record,
    actions: postingActions(found.row, { isPaidFor: payments.length > 0, isRefundOpen }),
    form: record.mayEdit
      ? { typed: record.typed, preview: previewPosting(record.typed), choices: findChoices() }
      : null,
  };
}

export const action = form.action;

export default function AdminPosting({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { record, actions, form } = loaderData;
  const path = href("/admin/postings/:id", { id });
  const refused = actionData?.refused ?? null;
  const back = { label: "Featured postings", to: href("/admin/:area", { area: "postings" }) };
  return (
    <div className="page py-6 sm:py-10">
      <Breadcrumb
        items={[{ label: "Administration", to: href("/admin") }, back, { label: record.typed.title }]}
      />
      <h1 id="posting" className="mt-2 text-3xl sm:text-4xl">
        {record.typed.title}
      </h1>
      {actionData?.error && !actionData.form && (
        <p role="alert" className="mt-6 border-clay border-l-4 pl-4 text-clay">
          {actionData.error}
        </p>
      )}
      <PostingRecord record={record} />
      <section aria-labelledby="actions" className="mt-10">
        <h2 id="actions" className="mb-3 text-2xl">
          Actions
        </h2>
        <RowActions
          row={{ id, cells: [], actions }}
          index={0}
          address={path}
          refused={refused}
          describedBy="posting"
        />
      </section>
      {form && <EditForOperator path={path} {...form} {...actionData?.form} />}
    </div>
  );
}

type Shown = {
  refused?: Extract<Awaited<ReturnType<typeof runAreaAction>>, { ok: false }>["refused"];
  form?: ReturnType<typeof shownAgain> & { errors?: FormErrors };
};

async function save({ fields, context }: Submission, id: string): Promise<Outcome<Shown, FormErrors>> {
  const by = signedIn(context).account.email;
  const changed = await changePosting(id, fields, new Date(), by);
  if (changed.ok)
    return {
      to: href("/admin/postings/:id", { id }),
      notice: changed.isHeld ? "posting-held" : "posting-saved",
      json: { is_held: changed.isHeld },
    };
  const errors: FormErrors =
    changed.reason === "invalid" ? changed.errors : { form: "This posting can't be changed anymore." };
  const error = Object.values(errors)[0] ?? "";
  const status = changed.reason === "invalid" ? 400 : 409;
  return { error, status, errors, shown: { form: { ...shownAgain(fields), errors } } };
}

function shownAgain(fields: Record<string, unknown>) {
  const typed = readPostingInput(fields);
  return { typed, preview: previewPosting(typed) };
}
