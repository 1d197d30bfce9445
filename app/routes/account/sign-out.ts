import { redirect } from "react-router";
import { formRoute } from "#app/request/form-route.ts";
import { afterSignOut } from "./change-settings.ts";

export function loader() {
  return redirect("/");
}

export const action = formRoute(({ request }) => afterSignOut(request, "signed-out")).action;
