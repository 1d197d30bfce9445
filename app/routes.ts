import { readdirSync } from "node:fs";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

const states = readdirSync("content/states")
  .filter((file) => file.endsWith(".md"))
  .map((file) => file.replace(/\.md$/, ""));

export default [
  index("routes/home/home.tsx"),
  route("find", "routes/home/find.tsx"),
  route("jobs", "routes/jobs/all-jobs.tsx"),
  route("remote-jobs", "routes/jobs/remote-jobs.tsx"),
  route("company/:companySlug", "routes/jobs/company.tsx"),
  route("company/:companySlug/jobs/:jobSlug", "routes/jobs/job.tsx"),
  route("company/:companySlug/jobs/:jobSlug/share.png", "routes/share/job-picture.ts"),
  route("take", "routes/taking/take-list.ts"),
  route("suggestions", "routes/jobs/suggestions.ts"),
  route("places/suggest", "routes/places/suggest.ts"),
  route("search/all", "routes/jobs/all-searches.tsx"),
  route("search/:slug", "routes/jobs/search-page.tsx"),
  ...states.map((state) => route(`outdoor-jobs-${state}`, "routes/jobs/state.tsx", { id: `state-${state}` })),

  route("all-outdoor-companies-hiring", "routes/content/company-directory.tsx"),
  route("best-outdoor-companies-to-work-for", "routes/content/best-companies.tsx"),
  route("best-job-boards-for-the-outdoor-industry", "routes/content/job-boards.tsx"),
  route("10-step-guide-to-finding-your-dream-job", "routes/content/guide.tsx"),
  route("removed", "routes/content/removed.tsx"),
  route("developers", "routes/content/legal.tsx", { id: "developers" }),
  route("privacy-policy", "routes/content/legal.tsx", { id: "privacy-policy" }),
  route("terms-of-service", "routes/content/legal.tsx", { id: "terms-of-service" }),

  route("auth", "routes/account/sign-in.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/sign-out", "routes/account/sign-out.ts"),
  route("auth/session", "routes/account/session-state.ts"),
  route("auth/email-change", "routes/account/confirm-email.tsx"),
  route("dashboard", "routes/account/dashboard.tsx"),
  route("account", "routes/account/settings.tsx"),
  route("account/export", "routes/account/export.ts"),

  route("my-jobs", "routes/tracker/saved-jobs.tsx"),
  route("my-jobs/save", "routes/tracker/save.ts"),
  route("my-jobs/take", "routes/taking/take-saved.ts"),
  route("my-jobs/:id", "routes/tracker/saved-job.tsx"),
  route("my-jobs/:id/calendar.ics", "routes/tracker/calendar.ts"),
  route("my-applications", "routes/tracker/applications.tsx"),
  route("my-applications/export", "routes/tracker/export-applications.ts"),
  route("my-applications/:id", "routes/tracker/application.tsx"),
  route("closing-emails", "routes/tracker/closing-emails.tsx"),
  route("my-alerts", "routes/alerts/alerts.tsx"),
  route("job-alerts", "routes/alerts/old-address.ts"),
  route("job-alerts/new", "routes/alerts/new-alert.tsx"),
  route("job-alerts/preview", "routes/alerts/preview.ts"),
  route("job-alerts/confirm", "routes/alerts/confirm-alert.tsx"),
  route("unsubscribe-alert", "routes/alerts/unsubscribe.tsx"),

  route("post-job", "routes/postings/post-job.tsx"),
  route("post-job/success", "routes/postings/posted.tsx"),
  route("post-job/preview", "routes/postings/preview/preview.ts"),
  route("post-job/paste", "routes/postings/paste.ts"),
  route("post-job/manage", "routes/postings/manage.tsx"),
  route("post-job/receipt", "routes/postings/receipt.tsx"),
  route("post-job/release", "routes/postings/release/release.tsx"),
  route("post-job/link", "routes/postings/lost-link.tsx"),
  route("post-job/counts", "routes/postings/counts.ts"),
  route("contact", "routes/contact/contact.tsx"),

  route("report-job/:id", "routes/reports/report-job.tsx"),

  route("admin", "routes/admin/admin.tsx"),
  route("admin/progress", "routes/admin/progress.ts"),
  route("admin/fact-judgements", "routes/admin/fact-judgements.ts"),
  // Of two routes that fit an address equally well, the first is taken.
  route("admin/:area/export", "routes/admin/export-area.ts"),
  route("admin/postings/:id", "routes/admin/postings/posting.tsx"),
  route("admin/:area", "routes/admin/area.tsx"),

  route("functions/v1/check-subscription", "routes/functions/check-subscription.ts"),
  route("functions/v1/create-checkout", "routes/functions/create-checkout.ts"),
  route("functions/v1/get-checkout-session", "routes/functions/get-checkout-session.ts"),
  route("functions/v1/customer-portal", "routes/functions/customer-portal.ts"),
  route("functions/v1/create-job-payment", "routes/functions/create-job-payment.ts"),
  route("functions/v1/verify-job-payment", "routes/functions/verify-job-payment.ts"),
  route("functions/v1/send-contact-email", "routes/functions/send-contact-email.ts"),
  route("functions/v1/sync-outdoor-jobs", "routes/functions/sync-outdoor-jobs.ts"),
  route("functions/v1/test-rapidapi", "routes/functions/test-rapidapi.ts"),

  route("functions/v1/*", "routes/functions/unknown-function.ts", { id: "unknown-function" }),

  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap-index.ts"),
  route("sitemaps/:part", "routes/seo/sitemap-part.ts"),
  route("llms.txt", "routes/seo/llms.ts"),
  // The server leads /jobs.rss, /jobs.json and /jobs.md here.
  route("feed", "routes/seo/feed.ts"),
  route("markdown", "routes/seo/page-markdown.ts"),

  // The founder's name is configuration: any other name is an unknown page.
  route(":founderSlug", "routes/content/founder.tsx"),
  route("*", "routes/errors/not-found.tsx"),
] satisfies RouteConfig;
