import { redirect } from "react-router";
import type { ToastText } from "#app/components/ui/toast.tsx";
import { accountContext } from "#app/context.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { savingNotices } from "#app/notices/saving-notices.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { isId } from "#app/request/is-id.ts";
import { readNext } from "#app/request/next-path.ts";
import { signInToSave } from "#app/sentences/saving.ts";
import { unsaveJob } from "#core/tracker/saved/remove-saved-job.ts";
import { saveJob } from "#core/tracker/saved/save-job.ts";

export function loader() {
  return redirect("/my-jobs");
}

export const action = formRoute(change).action;

async function change({ fields: { save, unsave, back: asked }, context }: Submission): Promise<Outcome> {
  const back = readNext(asked, context);
  const signedIn = context.get(accountContext);
  if (!signedIn) return redirectToSignIn(back, save);
  const { userId } = signedIn.account;
  const { saved, code, status } = unsave ? await removeJob(userId, unsave) : await putOn(userId, save);
  return { json: { saved, notice: findNotice(code) }, status, to: withNotice(back, code) };
}

type Saved = { saved: boolean; code: NoticeCode; status?: number };

async function putOn(userId: string, jobId: unknown): Promise<Saved> {
  const saving = await saveJob(userId, jobId);
  const code = savingNotices[saving];
  if (saving === "not-found") return { saved: false, code, status: 404 };
  if (saving === "full") return { saved: false, code, status: 409 };
  return { saved: true, code };
}

/** Another tab may have removed the job first, which is fine. */
async function removeJob(userId: string, jobId: unknown): Promise<Saved> {
  await unsaveJob(userId, jobId);
  return { saved: false, code: "job-removed" };
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
