import { href } from "react-router";
import { statePath } from "#app/paths.ts";
import { listSearches, listStates } from "#core/content/content.ts";

export type MenuGroup = { heading: string; links: { label: string; to: string }[] };

/** The root's loader sends them, which keeps them out of the script. */
export function menuGroups(): MenuGroup[] {
  const terms = listSearches().filter(({ group }) => group === "terms");
  return [
    {
      heading: "Season and housing",
      links: terms.map(({ label, slug }) => ({ label, to: href("/search/:slug", { slug }) })),
    },
    {
      heading: "By state",
      links: listStates().map(({ label, slug }) => ({ label, to: statePath(slug) })),
    },
    {
      heading: "Guides",
      links: [
        { label: "10-Step Guide", to: href("/10-step-guide-to-finding-your-dream-job") },
        { label: "Outdoor Companies Hiring", to: href("/all-outdoor-companies-hiring") },
        { label: "Best Outdoor Companies", to: href("/best-outdoor-companies-to-work-for") },
        { label: "Best Job Boards", to: href("/best-job-boards-for-the-outdoor-industry") },
      ],
    },
  ];
}
