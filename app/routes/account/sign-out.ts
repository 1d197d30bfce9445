import { redirect } from "react-router";
import { formRoute } from "#app/request/form-route.ts";
import { leave } from "./change-settings.ts";

export function loader() {
  return redirect("/");
}

export const action = formRoute(({ request }) => leave(request, "signed-out")).action;
