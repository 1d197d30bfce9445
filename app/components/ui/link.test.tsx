import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { AnchorOnServer } from "./link.tsx";

const markup = (link: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/here/there?a=b">{link}</StaticRouter>);

const attributesOf = (html: string) => [...html.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(String).sort();

const addresses = fc.oneof(
  fc.string({ unit: fc.constantFrom("/", ".", "?", "#", "a", "=", "%20", "\\", " ", ":", "é") }),
  fc.constantFrom(
    "/jobs?location=Moab#jobs",
    "..",
    "?after=1",
    "#results",
    "https://example.com/a",
    "mailto:a@b.c",
  ),
);

test("a link rendered on the server has the attributes of the router's", () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom("none", "render"), (address, discover) => {
      for (const to of [address, `/${address}`]) {
        const props = {
          to,
          discover,
          prefetch: "intent",
          className: "button",
          replace: true,
          state: 1,
        } as const;
        const ours = markup(<AnchorOnServer {...props}>View</AnchorOnServer>);
        expect(attributesOf(ours)).toEqual(attributesOf(markup(<RouterLink {...props}>View</RouterLink>)));
      }
    }),
  );
});

test("a link to an address of ours asks the router for nothing", () => {
  expect(renderToStaticMarkup(<AnchorOnServer to="/jobs?work=remote#jobs">Jobs</AnchorOnServer>)).toContain(
    'href="/jobs?work=remote#jobs"',
  );
});
