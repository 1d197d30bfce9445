import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { drawAlike } from "#app/once/draw-once.server.tsx";
import { onServer } from "#app/once/on-server.ts";
import { FilterForm } from "./filter-form.tsx";

afterEach(() => {
  delete onServer.drawAlike;
});

function draw(props: Partial<Parameters<typeof FilterForm>[0]> = {}) {
  const form = (
    <FilterForm
      fields={{ location: "Utah" }}
      offered={["title", "location", "min_salary", "work"]}
      action="/jobs"
      workTypes={["onsite", "remote"]}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: form }], { initialEntries: ["/jobs"] });
  return renderToString(<RouterProvider router={router} />);
}

/** React writes attributes in the order of their properties. */
const tidy = (html: string) =>
  html.replace(
    /<form ([^>]*)>/g,
    (_, attributes: string) => `<form ${attributes.split(" ").sort().join(" ")}>`,
  );

test("FilterForm drawn once is what each page would draw, for each kind of viewer", () => {
  const kinds: Parameters<typeof draw>[0][] = [
    {},
    { locked: true },
    { hasPay: true },
    { fields: { location: "Utah", title: 'a "guide" <b>' } },
    { fields: {} },
    { hash: "#results", more: { sort: "date" } },
    { offered: ["location"] },
  ];
  const plain = kinds.map((kind) => draw(kind));
  onServer.drawAlike = drawAlike;
  for (const _ of ["first", "remembered"])
    expect(kinds.map((kind) => draw(kind)).map(tidy)).toEqual(plain.map(tidy));
});
