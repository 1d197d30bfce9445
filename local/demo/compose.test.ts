import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import type { Block } from "./demo-job.ts";
import type { Fact } from "./fact.ts";
import { readFacts } from "./load-demo-jobs.ts";

const order: Fact = {
  title: "Forestry Worker",
  employer: "Blue Moon Forestry Inc.",
  places: [["Medford", "Oregon"]],
  pay: [17.68, 45, "HOUR"],
  posted: "2026-02-08",
  season: ["2026-03-01", "2026-11-30"],
  positions: 21,
  from: "dol",
  url: "https://seasonaljobs.dol.gov/jobs/H-400-25335-444203",
};

function textOf(blocks: Block[]): string {
  return blocks.map((block) => (block.kind === "list" ? block.items.join("\n") : block.text)).join("\n");
}

test("compose states an order's dates, pay, overtime, openings and number", () => {
  const { blocks, stated, half } = compose(order);
  const text = textOf(blocks);
  expect(half).toBe("order");
  expect(stated).toMatchObject({ season_start: "March 1", season_end: "November 30", positions: "21" });
  for (const words of [
    "March 1",
    "November 30",
    "$17.68",
    "$45",
    "$26.52",
    "$67.50",
    "21",
    "H-400-25335-444203",
  ])
    expect(text).toContain(words);
});

test("compose names no pay or openings that the row lacks", () => {
  const { pay, season, positions, ...bare } = order;
  for (const fact of [bare, ...readFacts().filter((row) => !row.pay)]) {
    const { stated } = compose(fact);
    expect(stated).not.toHaveProperty("pay");
    expect(stated).not.toHaveProperty("positions");
  }
});

test("compose writes a job the same every time", () => {
  expect(compose(order)).toEqual(compose({ ...order }));
});

test.each([
  ["Seasonal Maintenance Worker (Trails)", "trails"],
  ["Seasonal Gardener (MVO)", "gardener"],
  ["Seasonal Park Ranger - PSAR", "psar"],
  ["Supervisory Park Ranger (P) (Chief Ranger)", "protection"],
  ["Fish Culturist - Trail Lakes Hatchery", "hatchery"],
  ["PhD Assistantship – Atlantic Salmon Ecology & Restoration (Lake Ontario) at", "grad"],
  ["Wetland Photo Interpreter / GIS Technician", "water"],
  ["Wildland Firefighter (Fuels Management) - Direct Hire Authority", "fuels"],
  ["Archaeology Technician (AmeriCorps, USFS, Humboldt-Toiyabe National Forest)", "archaeology"],
  ["Hagerman Fossil Beds National Monument – Facilities Maintenance", "maintenance"],
  ["Natural Resource Specialist", "environmental"],
  ["Lift Attendant, Weekends", "lifts"],
  ["Night Watch at the Dairy", "general"],
])("compose writes %s as work of the kind %s", (title, kind) => {
  const fact: Fact = {
    title,
    employer: "Somebody",
    places: [["Mesa", "Arizona"]],
    posted: "2026-02-08",
    from: "boards",
  };
  expect(compose(fact).kind).toBe(kind);
});
