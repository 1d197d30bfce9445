/** Patterns and messages for Biome's `noRestrictedImports`. */
type Wall = { group: string[]; message: string; importNamePattern?: string };

type Row = { files: string[]; walls: Wall[] };

const across = (by: string): Wall => ({ group: ["../**"], message: `Import across folders by ${by}.` });

const frameworks: Wall = {
  group: ["react", "react/**", "react-dom", "react-dom/**", "react-router", "hono", "hono/**", "@hono/**"],
  message: "core knows no React and no HTTP framework.",
};
const faces: Wall = {
  group: ["#app/**", "#server/**", "#worker/**", "#local/**", "#launcher/**", "#bench/**"],
  message: "core is imported by the faces, never the other way round.",
};
const tables = ["drizzle-orm", "drizzle-orm/**", "pg", "#core/**/db.server.ts", "#core/**/tables.ts"];
const strangers = "The faces do not know each other.";

const ofCore = [across("#core/…"), frameworks, faces];

/** An area may import from its own line and earlier lines. */
export const downhill = [
  ["text"],
  ["places", "platform"],
  ["audit", "facts", "rate-limits", "relevance", "search"],
  ["mail"],
  ["accounts", "contact", "jobs"],
  ["content", "postings"],
  ["billing", "sources"],
  ["moderation"],
  ["alerts", "tracker"],
  ["privacy", "resources"],
];

const areas = downhill.slice(0, -1).map((line, index): Row => {
  const above = downhill.slice(index + 1).flat();
  return {
    files: line.map((area) => `core/${area}/**`),
    walls: [
      ...ofCore,
      {
        group: above.sort().map((area) => `#core/${area}/**`),
        message: "Areas of core go downhill: see lint/walls.ts.",
      },
    ],
  };
});

/** The last matching row wins, because Biome's overrides replace each other. */
const rows: Row[] = [
  { files: ["core/**"], walls: ofCore },
  ...areas,
  {
    files: [
      "core/content/{check-content,fact-names,kinds,link-faults,markdown,outside-links,page-file,schemas}.ts",
    ],
    walls: [
      {
        group: ["../**", "#*/**"],
        message: "The build's configuration loads this: siblings and packages only.",
      },
      frameworks,
    ],
  },
  {
    files: ["core/**/*.test.ts"],
    walls: [
      across("#core/…"),
      { group: ["#app/**", "#server/**", "#worker/**"], message: "A test of core calls core." },
    ],
  },
  {
    files: ["app/**"],
    walls: [
      across("#core/…, #app/…"),
      { group: [...tables, "pg-boss"], message: "Pages ask, core queries." },
      {
        group: ["#server/**", "#worker/**", "#local/**", "#launcher/**", "#bench/**"],
        message: strangers,
      },
      {
        group: ["react-router"],
        importNamePattern: "Link",
        message: "Links come from #app/components/ui/link.tsx: they cost the server less.",
      },
    ],
  },
  {
    files: ["server/**", "worker/**"],
    walls: [
      across("#core/…"),
      { group: tables, message: "Faces ask, core queries." },
      {
        group: [
          "#app/**",
          "!#app/context.ts",
          "!#app/page-facts.ts",
          "#worker/**",
          "#local/**",
          "#launcher/**",
          "#bench/**",
        ],
        message: strangers,
      },
    ],
  },
  {
    files: ["launcher/**"],
    walls: [
      across("#local/…"),
      {
        group: ["#core/**", "#app/**", "#worker/**", "drizzle-orm", "drizzle-orm/**"],
        message: "The launcher never loads core beside the bundle: two copies would mean two pools.",
      },
    ],
  },
  { files: ["app/components/ui/link.{tsx,test.tsx}"], walls: [] },
  // The bundle's entry combines web, worker and commands, so it may import anything.
  { files: ["server/entry.ts"], walls: [] },
  {
    files: ["local/**"],
    walls: [
      across("#local/…"),
      {
        group: ["#core/**", "#app/**", "#server/**", "#worker/**", "#bench/**"],
        message: "local speaks the outside services' protocols and knows nothing of core.",
      },
    ],
  },
  {
    files: ["emails/**"],
    walls: [
      {
        group: ["../**", "#*/**", "!#emails/**"],
        message: "A mail is given all it says: it imports nothing of ours.",
      },
    ],
  },
  { files: ["{app,server,worker,cli}/**/*.test.ts"], walls: [across("#core/…, #app/…")] },
];

type Override = { includes: string[]; linter: { rules: { style: Record<string, unknown> } } };

export function withWalls(overrides: Override[]): Override[] {
  const others = overrides.filter(({ linter }) => !("noRestrictedImports" in linter.rules.style));
  const walls = rows.map(({ files, walls }) => {
    const rule = walls.length ? { level: "error", options: { patterns: walls } } : "off";
    return { includes: files, linter: { rules: { style: { noRestrictedImports: rule } } } };
  });
  return [...others, ...walls];
}
