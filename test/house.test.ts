import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const files = readdirSync(".", { withFileTypes: true })
  .filter(({ name }) => !/^(\..*|node_modules|build|test-results)$/.test(name))
  .flatMap((entry) => (entry.isDirectory() ? below(entry.name) : entry.name));
const sources = new Map(
  files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, "utf8")]),
);
const production = [...sources.keys()].filter(
  (file) => !/\.test\.|\/fixtures\/|^db\/migrations\/|^(bench|e2e|test|tour)\//.test(file),
);

test("a folder has at most 25 production files", () => {
  const folders = Map.groupBy(production, (file) => path.dirname(file));
  const tooFull = [...folders].filter(([, inside]) => inside.length > 25);
  expect(tooFull.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

test("a production file has at most 400 lines", () => {
  const lines = (file: string) => sources.get(file)?.trimEnd().split("\n").length ?? 0;
  const tooLong = production.filter((file) => lines(file) > 400);
  expect(tooLong.map((file) => `${file}: ${lines(file)}`)).toEqual([]);
});

test("an import leads to no cycle, nor does the import of a type", () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  function follow(file: string, way: string[]) {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const imported of importsOf(file)) follow(imported, [...way, file]);
    done.add(file);
  }
  for (const file of sources.keys()) follow(file, []);
  expect(cycles).toEqual([]);
});

test("a cache that reads for itself is one of cachedValues, so that nothing ends a reading", () => {
  const reading = production.filter((file) => sources.get(file)?.includes("fetchMethod"));
  expect(reading).toEqual(["core/platform/cached-value.ts"]);
});

/** What belongs to React, React Router and pg alone: see docs/decisions/058-public-interfaces.md. */
const privateOfOthers = [
  /__reactRouter(Context|DataRouter|Manifest|RouteModules)/,
  /__react(Container|Fiber|Props)|isDehydrated|_internalSetState|INTERNALS/,
  /\.(revalidate|subscribe) = /,
  /didRenderScripts|history\.state\??\.(idx|key|usr)|X-Remix-/i,
  /\.cork\(|_readableState|_writableState|pg\/lib|UNSAFE_/,
];

test("no private interface of a dependency is used", () => {
  const others = [...sources].filter(([file]) => file !== "test/house.test.ts");
  for (const word of privateOfOthers)
    expect([word, others.flatMap(([file, text]) => (word.test(text) ? file : []))]).toEqual([word, []]);
});

test("a variable of the environment is read if and only if docs/operate.md explains it", () => {
  const ofSystem = ["CI", "PATH"];
  const checked = production.find((file) => path.basename(file) === "env.server.ts") ?? "";
  const named = found(sources.get(checked), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  const asked = production.flatMap((file) =>
    found(sources.get(file), /\b(?:process\.env|given)\.([A-Z][A-Z0-9_]+)/g),
  );
  const [, configuration] = readFileSync("docs/operate.md", "utf8").split("\n## Configuration\n");
  const explained = found(configuration?.split("\n## ")[0], /`([A-Z][A-Z0-9_]{3,})[`=]/g);
  const read = new Set([...named, ...asked].filter((name) => !ofSystem.includes(name)));
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(explained)].sort()).toEqual([...read].sort());
});

/**
 * How a fact of the product is spelled, and the files that may spell it: its home, and those that mean something else.
 */
const facts: { fact: string; spelled: RegExp; homes: string[] }[] = [
  {
    fact: "the price of a posting",
    spelled: /\$199\b|\b19_?900\b|\b199_00\b/,
    homes: ["core/postings/offer.ts"],
  },
  {
    fact: "the term of a posting",
    spelled: /(?<!(?:last|least|within|have)\s+)\b30 days\b/,
    homes: ["content/pages/privacy-policy.md"],
  },
  {
    fact: "the free limit",
    spelled: /\b(ten|10) newest\b|\b(newest|first) (ten|10)\b/i,
    homes: [],
  },
  { fact: "the hour of alerts", spelled: /\b8 AM Pacific\b/, homes: [] },
  {
    fact: "a day in milliseconds",
    spelled: /\b86_?400_?000\b|\b24 \* (60 \* 60 \* 1_?000|3_?600(_000| \* 1_?000))\b/,
    homes: ["core/text/time.ts"],
  },
];

test.each(facts)("$fact is spelled in its home alone", ({ spelled, homes }) => {
  const pages = files.filter((file) => /^content\/.*\.md$/.test(file));
  const comments = /^\s*(\/\*\*|\*|\/\/).*$/gm;
  // Stand-ins import nothing of ours and have examples of their own.
  const ours = production.filter((file) => !file.startsWith("local/"));
  const spelling = [...ours, ...pages].filter((file) =>
    spelled.test((sources.get(file) ?? readFileSync(file, "utf8")).replace(comments, "")),
  );
  expect(spelling.filter((file) => !homes.includes(file))).toEqual([]);
});

function below(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return inside.map((file) => path.posix.join(folder, file));
}

function importsOf(file: string): string[] {
  const named = found(sources.get(file), /\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
  const paths = named.flatMap((name) => {
    if (name.startsWith("#")) return name.slice(1);
    return name.startsWith(".") ? path.posix.join(path.dirname(file), name) : [];
  });
  return paths.filter((imported) => sources.has(imported));
}

function found(text: string | undefined, pattern: RegExp): string[] {
  return [...(text ?? "").matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
