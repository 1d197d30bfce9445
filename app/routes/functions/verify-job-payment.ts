import { formRoute } from "#app/request/form-route.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { verifyPayment } from "#app/routes/postings/verify-payment.ts";

export const loader = refuseGet;

const form = formRoute(async (sent) => ({
  ...(await verifyPayment(sent)),
  to: `/post-job/success?session_id=${encodeURIComponent(String(sent.fields.session_id ?? ""))}`,
}));

export const action = form.action;
