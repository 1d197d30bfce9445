import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("jobs", "routes/jobs/all-jobs.tsx"),
  route("remote-jobs", "routes/jobs/remote-jobs.tsx"),
  route("company/:companySlug", "routes/jobs/company.tsx"),
  route("company/:companySlug/jobs/:jobSlug", "routes/jobs/job.tsx"),

  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap-index.ts"),
  route("sitemaps/:part", "routes/seo/sitemap-part.ts"),
  route("feed.xml", "routes/seo/feed.ts"),

  route("*", "routes/errors/not-found.tsx"),
] satisfies RouteConfig;
