import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const root = {
  id: "root",
  loaderData: { site: { name: "Waymark", origin: "https://jobs.example" } },
};
const args = { matches: [root], location: { search: "" } };
const imagesOf = (tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ("property" in tag && String(tag.property).startsWith("og:image") ? [tag] : []));

test("pageMeta names the site's picture where a page has none of its own", () => {
  const tags = pageMeta(args, { title: "Jobs", path: "/jobs" });
  expect(imagesOf(tags)).toEqual([{ property: "og:image", content: "https://jobs.example/og.png" }]);
});

test("pageMeta names the page's own picture alone", () => {
  const picture = [
    { property: "og:image", content: "https://jobs.example/share.png?v=1" },
    { property: "og:image:alt", content: "Guide at Canyon" },
  ];
  expect(imagesOf(pageMeta(args, { title: "Guide", path: "/guide", picture }))).toEqual(picture);
});
