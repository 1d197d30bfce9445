import { expect, test } from "vitest";
import { shareAlt, shareVersion, shareWords } from "./share-words.ts";

const place = {
  text: "Salida, Colorado",
  city: "Salida",
  state: "Colorado",
  countryCode: "US",
  lat: 38,
  lon: -106,
};
const job: Parameters<typeof shareWords>[0] = {
  title: "Raft Guide",
  company: "Canyon Outfitters",
  location: "Salida, Colorado",
  places: [place],
  salaryText: null,
  stated: { season: "May 10 – Sep 5, 2027", pay: "$105/day", hasTips: true },
  typeText: "Seasonal",
  category: "Water & Rafting",
  isDemo: false,
};

test("shareWords names the pay of the source, else that of the text, and the season", () => {
  expect(shareWords(job).terms).toBe("$105/day + tips · May 10 – Sep 5, 2027");
  expect(shareWords({ ...job, salaryText: "USD 20/hour" }).terms).toBe(
    "USD 20/hour + tips · May 10 – Sep 5, 2027",
  );
});

test("shareWords names type and kind of work where neither pay nor season is known", () => {
  const bare = { ...job, stated: { season: null, pay: null, hasTips: false } };
  expect(shareWords(bare).terms).toBe("Seasonal · Water & Rafting");
  expect(shareWords({ ...bare, typeText: null }).terms).toBe("Water & Rafting");
});

test("shareAlt marks a demonstration job", () => {
  expect(shareAlt(shareWords({ ...job, isDemo: true }))).toMatch(/ · Demo data$/);
});

test("shareVersion changes with every word that is drawn", () => {
  const words = shareWords(job);
  const versions = Object.keys(words).map((key) => shareVersion({ ...words, [key]: "other" }));
  expect(new Set([shareVersion(words), ...versions]).size).toBe(versions.length + 1);
  expect(shareVersion({ ...words })).toBe(shareVersion(words));
});

test("shareAlt says what the picture says", () => {
  expect(shareAlt(shareWords(job))).toBe(
    "Raft Guide at Canyon Outfitters · Salida, Colorado · $105/day + tips · May 10 – Sep 5, 2027",
  );
});
