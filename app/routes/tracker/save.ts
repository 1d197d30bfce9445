import { redirect } from "react-router";
import type { ToastText } from "#app/components/ui/toast.tsx";
import { accountContext } from "#app/context.ts";
import { signedIn } from "#app/middleware/require-account.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { savingNotices } from "#app/notices/saving-notices.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { isId } from "#app/request/is-id.ts";
import { readNext } from "#app/request/next-path.ts";
import { signInToSave } from "#app/sentences/saving.ts";
import { unsaveJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";
import { waitToApply } from "#core/tracker/saved/wait-to-apply.ts";
import { ofQueue, once } from "./forms/once.ts";

export function loader() {
  return redirect("/my-jobs");
}

export const action = formRoute(change).action;

function change(sent: Submission): Outcome | Promise<Outcome> {
  const { fields, context } = sent;
  if (context.get(accountContext)) return changeOwn(sent);
  return redirectToSignIn(readNext(fields.back, context), fields.save);
}

const changeOwn = ofQueue(async (sent) => {
  const { fields, context } = sent;
  const { saved, code, status } = fields.unsave ? await removeJob(sent) : await putOn(sent);
  const to = withNotice(readNext(fields.back, context), code);
  return { json: { saved, notice: findNotice(code) }, status, to };
});

type Saved = { saved: boolean; code: NoticeCode; status?: number };

async function putOn(sent: Submission): Promise<Saved> {
  const { save, apply_later: isForLater } = sent.fields;
  const saveIt = isForLater ? waitToApply : saveJob;
  const saving = await once(sent, (where) => saveIt(ownerOf(sent), save, new Date(), where));
  const code = savingNotices[saving ?? "not-found"];
  if (saving === null || saving === "not-found") return { saved: false, code, status: 404 };
  if (saving === "full") return { saved: false, code, status: 409 };
  return { saved: true, code };
}

/** Another tab may have removed the job first, which is fine. */
async function removeJob(sent: Submission): Promise<Saved> {
  await once(sent, async (where) => {
    await unsaveJob(ownerOf(sent), sent.fields.unsave, new Date(), where);
    return "removed";
  });
  return { saved: false, code: "job-removed" };
}

function ownerOf({ context }: Submission): string {
  return signedIn(context).account.userId;
}

function redirectToSignIn(back: string, jobId: unknown): Outcome {
  const parameters = new URLSearchParams({ next: back, ...(isId(jobId) && { save: jobId }) });
  const to = `/auth?${parameters}`;
  const link: ToastText["link"] = { label: "Sign In", to };
  return {
    json: { error: signInToSave.text, notice: { ...signInToSave, link } },
    status: 401,
    to: withNotice(to, "sign-in-to-save"),
  };
}
