import { href } from "react-router";
import { statePath } from "#app/paths.ts";
import { listSearches, listStates, type Search } from "#core/content/content.ts";
import { memoize } from "#core/platform/memoize.ts";
import { site } from "#core/platform/site.ts";

export type LinkGroup = { heading: string; links: { label: string; to: string }[] };

const guide = href("/10-step-guide-to-finding-your-dream-job");
const companies = [
  { label: "Outdoor Companies Hiring", to: href("/all-outdoor-companies-hiring") },
  { label: "Best Outdoor Companies", to: href("/best-outdoor-companies-to-work-for") },
  { label: "Best Job Boards", to: href("/best-job-boards-for-the-outdoor-industry") },
];

/** The root's loader sends all groups, which keeps them out of the script. They stay the same objects. */
export const menuGroups = memoize((): LinkGroup[] => {
  const terms = listSearches().filter(({ group }) => group === "terms");
  return [
    {
      heading: "Season and housing",
      links: terms.map(searchLink),
    },
    {
      heading: "By state",
      links: listStates().map(({ label, slug }) => ({ label, to: statePath(slug) })),
    },
    {
      heading: "Guides",
      links: [{ label: "10-Step Guide", to: guide }, ...companies],
    },
  ];
});

export const footerGroups = memoize((): LinkGroup[] => {
  return [
    { heading: "Popular Job Searches", links: listSearches().slice(0, 10).map(searchLink) },
    {
      heading: "For Job Seekers",
      links: [
        { label: "Browse Jobs", to: href("/jobs") },
        { label: "All Job Searches", to: href("/search/all") },
        ...companies,
        { label: "Career Advice", to: guide },
      ],
    },
    {
      heading: "Company",
      links: [
        { label: "About", to: href("/:founderSlug", { founderSlug: site.founder.slug }) },
        { label: "Contact", to: href("/contact") },
        { label: "Post a Job", to: href("/post-job") },
        { label: "10-Step Guide", to: guide },
        { label: "Developers", to: href("/developers") },
        { label: "Privacy Policy", to: href("/privacy-policy") },
        { label: "Terms of Service", to: href("/terms-of-service") },
      ],
    },
  ];
});

function searchLink({ label, slug }: Search): LinkGroup["links"][number] {
  return { label, to: href("/search/:slug", { slug }) };
}
