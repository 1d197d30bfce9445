import { redirect } from "react-router";
import { withNotice } from "#app/notices/notices.ts";
import { answer } from "#app/request/answer.ts";
import { signOut } from "#core/accounts/sign-out.ts";
import type { Route } from "./+types/sign-out.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const headers = new Headers();
  for (const cookie of await signOut(request.headers)) headers.append("Set-Cookie", cookie);
  return answer(request, { json: {}, to: withNotice("/", "signed-out"), headers });
}
