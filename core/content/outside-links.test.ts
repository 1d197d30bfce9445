import { expect, test } from "vitest";
import { listOutsideLinks } from "./content.ts";
import { outsideLinksOf } from "./outside-links.ts";

const own = { origin: "https://jobs.waymark.dev", founderPath: "/robin-hale" };
const file = (markdown: string, head = "title: A page") => `---\n${head}\n---\n${markdown}\n`;
const urlsOf = (text: string) => outsideLinksOf({ "pages/guide.md": text }, own).map(({ url }) => url);

test("outsideLinksOf finds links of texts and bare addresses of heads", () => {
  const head = `
companies:
  - name: Acme
    url: https://acme.com/jobs
faqs:
  - question: Where?
    answer: "See [the park service](https://www.nps.gov/jobs), not https://loose.org in a sentence."`;
  expect(urlsOf(file("Read [this](https://b.org/x) and <http://c.org/>.", head))).toEqual([
    "http://c.org/",
    "https://acme.com/jobs",
    "https://b.org/x",
    "https://www.nps.gov/jobs",
  ]);
});

test("outsideLinksOf merges addresses that differ after #", () => {
  const files = {
    "searches/park-ranger-jobs.md": file("[a](https://www.bls.gov/ooh#pay) [again](https://www.bls.gov/ooh)"),
    "states/utah.md": file("[b](https://WWW.bls.gov/ooh#outlook)"),
    "pages/founder.md": file("[c](https://www.bls.gov/ooh)"),
    "pages/10-step-guide.md": file("[d](https://www.bls.gov/ooh)"),
  };
  const pages = ["/10-step-guide", "/outdoor-jobs-utah", "/robin-hale", "/search/park-ranger-jobs"];
  expect(outsideLinksOf(files, own)).toEqual([{ url: "https://www.bls.gov/ooh", pages }]);
});

test("outsideLinksOf leaves out our pages, email addresses and reserved names", () => {
  const inside = [
    "/jobs",
    "#top",
    "mailto:a@b.org",
    "https://jobs.waymark.dev/jobs",
    "http://localhost:3000/",
  ];
  const nobodys = ["https://www.linkedin.example/in/x", "https://example.com/", "https://a.b.example.org/x"];
  const links = [...inside, ...nobodys, "https://a.test/", "https://an-example.com/"];
  expect(urlsOf(file(links.map((link) => `[x](${link})`).join(" ")))).toEqual(["https://an-example.com/"]);
});

test("outsideLinksOf finds pages for each link of our content", () => {
  const links = listOutsideLinks();
  expect(links.map(({ url }) => url)).toContain("https://stripe.com/privacy");
  for (const { url, pages } of links) {
    expect(url).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+\//);
    for (const page of pages) expect(page).toMatch(/^\/[a-z0-9/-]+$/);
  }
});
