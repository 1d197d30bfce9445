import { beforeAll, expect, test } from "vitest";
import { emptyDatabase, insertJob, insertSighting, moab } from "#test/factories.ts";
import { request } from "#test/request.ts";

const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon" };
const hostileText = `</script><script>alert(1)</script><!-- \u2028\u2029 ]]> & "quoted"`;

beforeAll(async () => {
  await emptyDatabase();
  await request("/healthz");
}, 60_000);

async function read(job: Awaited<ReturnType<typeof insertJob>>) {
  const answer = await request(`/company/${job.companySlug}/jobs/${job.slug}-${job.id.slice(-6)}`);
  return answer.text();
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
}

test("structured data calls no course and no academic position a job", async () => {
  for (const kind of ["course", "academic"] as const) {
    const html = await read(await insertJob({ kind, aside: kind }));
    expect(structuredData(html).map((data) => data["@type"])).toEqual(["BreadcrumbList"]);
  }
});

test("structured data states the stored facts, and only those", async () => {
  const job = await insertJob({
    title: "Backcountry Guide",
    companyName: "Fact Outfitters",
    companyUrl: "https://facts.example.com",
    companyLogoUrl: "https://facts.example.com/logo.png",
    places: [moab, bend],
    jobType: "Seasonal",
    salaryMin: 18,
    salaryMax: 24,
    salaryCurrency: "USD",
    salaryUnit: "hour",
    datePosted: new Date("2026-11-10T08:00:00Z"),
    validThrough: new Date("2027-01-31T23:59:59Z"),
    descriptionMd: "# Days\n\nLead walks.\n\n- Pack",
  });
  await insertSighting({ jobId: job.id, source: "test", sourceId: "facts-1" });
  const address = (city: string, state: string) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: state,
      addressCountry: "US",
    },
  });
  expect(structuredData(await read(job))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Backcountry Guide",
      description: "<p><strong>Days</strong></p><p>Lead walks.</p><ul><li>Pack</li></ul>",
      datePosted: "2026-11-10T08:00:00.000Z",
      validThrough: "2027-01-31T16:59:59-07:00",
      employmentType: "TEMPORARY",
      identifier: { "@type": "PropertyValue", name: "test", value: "facts-1" },
      hiringOrganization: {
        "@type": "Organization",
        name: "Fact Outfitters",
        sameAs: "https://facts.example.com",
        logo: "https://facts.example.com/logo.png",
      },
      jobLocation: [address("Moab", "Utah"), address("Bend", "Oregon")],
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "USD",
        value: { "@type": "QuantitativeValue", minValue: 18, maxValue: 24, unitText: "HOUR" },
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "http://localhost:3000/" },
        {
          "@type": "ListItem",
          position: 2,
          name: "Fact Outfitters",
          item: "http://localhost:3000/company/fact-outfitters",
        },
        { "@type": "ListItem", position: 3, name: "Backcountry Guide" },
      ],
    },
  ]);
});

test("structured data of remote work names countries, not places", async () => {
  const job = await insertJob({ workArrangement: "remote", companyName: "Afar Outfitters" });
  const [posting] = structuredData(await read(job));
  expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(posting).not.toHaveProperty("jobLocation");
  expect(posting).not.toHaveProperty("validThrough");
  expect(posting).not.toHaveProperty("baseSalary");
});

test("structured data is left out where a required fact is missing", async () => {
  const job = await insertJob({
    places: [{ ...moab, countryCode: null }],
    companyName: "Nowhere Outfitters",
  });
  const types = structuredData(await read(job)).map((data) => data["@type"]);
  expect(types).toEqual(["BreadcrumbList"]);
});

test("structured data stays valid and inside its element with any text", async () => {
  const job = await insertJob({
    title: `Guide ${hostileText}`,
    companyName: `Outfitters ${hostileText}`,
    descriptionMd: `Row. ${hostileText}`,
  });
  const html = await read(job);
  const [posting] = structuredData(html);
  expect(posting).toMatchObject({ title: `Guide ${hostileText}` });
  expect(posting?.description).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
  const all = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(all).toHaveLength(2);
  for (const [, json] of all) expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(html).not.toContain("<script>alert(1)");
});
