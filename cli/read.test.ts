import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshBuild } from "#test/fresh-build.ts";
import { read } from "./read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "waymark-read-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const locations = [
  { id: "a", text: "Moab, UT", note: "ignored" },
  { id: "b", text: "Remote" },
  { id: "c", text: "Banff, AB; Utah" },
].map((line) => JSON.stringify(line));

const read3 = [
  {
    id: "a",
    places: [{ city: "Moab", state: "Utah", country: "US", lat: 38.57, lon: -109.55, kind: "town" }],
    remote: false,
  },
  { id: "b", places: [], remote: true },
  {
    id: "c",
    places: [
      { city: "Banff", state: "Alberta", country: "CA", lat: 51.18, lon: -115.57, kind: "town" },
      { city: null, state: "Utah", country: "US", lat: null, lon: null, kind: "state" },
    ],
    remote: false,
  },
];

test("npm run read answers each line in order, with no configuration and nothing else on standard output", async () => {
  await freshBuild();
  for (const [file, input] of [
    [written(locations), ""],
    ["-", locations.join("\n")],
  ] as const) {
    const env = { NODE_ENV: "test" as const };
    const ran = spawnSync(process.execPath, ["launcher/read.ts", "places", file], { input, env });
    expect(linesOf(String(ran.stdout)), String(ran.stderr)).toEqual(read3);
    expect(ran.status).toBe(0);
  }
});

test("read names outdoor work, its category, kind and reason", async () => {
  const lines = [
    { id: "1", title: "River Guide", organization: "Canyon Outfitters", outdoor: null },
    { id: "2", title: "Accountant", organization: "Acme", text: "Keeps our books." },
    { id: "3", title: "Housekeeper", organization: "Acme Inn", place: "Stowe, VT", source: "page" },
    { id: "4", title: "Field Course in Ecology", organization: "Acme", place: null },
  ];
  expect(
    await answersOf(
      "relevance",
      lines.map((line) => JSON.stringify(line)),
    ),
  ).toEqual([
    {
      id: "1",
      outdoor: true,
      category: "Water & Rafting",
      kind: "job",
      why: "It is outdoor work: its title says “river guide”.",
    },
    {
      id: "2",
      outdoor: false,
      category: "Office & Operations",
      kind: "job",
      why: "Nothing in its title, employer or place suggests outdoor work.",
    },
    {
      id: "3",
      outdoor: true,
      category: "Recreation & Resorts",
      kind: "job",
      why: "It is work for guests near Stowe Mountain Resort.",
    },
    {
      id: "4",
      outdoor: false,
      category: "Conservation",
      kind: "course",
      why: "It's a course, not a job.",
    },
  ]);
});

test("read lists the facts of a posting, each with its words", async () => {
  const text = "Start date: May 18. You must be at least 21.";
  const lines = ["2026-03-02", "soon", undefined].map((published, id) =>
    JSON.stringify({ id: `${id}`, title: "Ranger", text, published }),
  );
  const [dated, ...undated] = (await answersOf("facts", lines)) as { facts: object[] }[];
  expect(dated?.facts).toContainEqual(
    expect.objectContaining({ name: "season_start", value: "2026-05-18", proof: "Start date: May 18." }),
  );
  for (const { facts } of undated)
    expect(facts).toMatchObject([
      { name: "season_start", value: "05-18", precision: "day" },
      { name: "min_age", value: "21", low: 21, proof: "You must be at least 21." },
    ]);
});

test.each([
  ["not json", "Line 2 could not be read: it is not JSON."],
  ["", "Line 2 could not be read: it is not JSON."],
  [`{"id":"b"}`, "Line 2 could not be read: text: "],
])("read stops at the line %j and names it", async (bad, words) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const [first = "", ...others] = locations;
  expect(await answersOf("places", [first, bad, ...others], 1)).toEqual([read3[0]]);
  expect(error.mock.calls.join()).toContain(words);
});

test.each([[[]], [["places"]], [["people", "x.jsonl"]], [["places", "x", "y"]]])(
  "read explains its use when misused as %j",
  async (args) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await read(args)).toBe(2);
    expect(error.mock.calls.join()).toContain("npm run --silent read -- places FILE");
  },
);

test("read reports a missing file", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await read(["places", path.join(folder, "none.jsonl")])).toBe(1);
  expect(error.mock.calls.join()).toContain("could not be read: ENOENT");
});

async function answersOf(what: string, lines: string[], code = 0): Promise<unknown[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await read([what, written(lines)])).toBe(code);
  return log.mock.calls.map(([line]) => JSON.parse(line));
}

function written(lines: string[]): string {
  const file = path.join(folder, "in.jsonl");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

function linesOf(output: string): unknown[] {
  return output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
