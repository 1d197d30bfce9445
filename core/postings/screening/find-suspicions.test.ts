import { describe, expect, test } from "vitest";
import { findSuspicions } from "./find-suspicions.ts";

const plain = {
  title: "Park Ranger",
  companyName: "Canyon Outfitters",
  location: "Moab, Utah",
  descriptionMd: "Lead day trips on the river, and look after boats and people.",
  applyUrl: "https://jobs.example.com/ranger",
  applyEmail: "jobs@example.com",
};
const found = (descriptionMd: string) => findSuspicions({ ...plain, descriptionMd });

describe("findSuspicions in an honest posting", () => {
  test.each([
    "Park entrance fee collection, campground reservations and cash handling.",
    "Collect camping, parking and registration fees, and reconcile the day's cash.",
    "Work in our gift shop: sell maps, gift cards and snacks; credit card payments at the front desk.",
    "Help guests who purchase gift cards; take payment by gift card from customers.",
    "Inspect wire rope, pulleys and chairlift cables every morning.",
    "The accounting manager prepares ACH and wire transfers to vendors.",
    "No registration fee, application fee or training fee. We will never ask you to send money.",
    "We pay for your background check and reimburse course registration fees.",
    "The county will pay for your background check. Competitive pay for all training days.",
    "RV hookups for seasonal staff. Housing with a refundable deposit of $200.",
    "Escort visitors through the cave. Adult supervision and adult education. Strip bark with a stripper.",
    "Data entry of field notes, remote work two days a week from home.",
    "Check the wildlife webcam, stuff envelopes for members, run the marketing of our network of huts.",
    "Contact us by phone, e-mail or WhatsApp. The Telegram reported on us.",
    "Wait a bit. Lyle Nguyen will call you. Call the U.S. ID office at. Co-workers can help.",
    "Our offices: example.com, www.example.org and https://parks.example.gov/jobs?x=t.co.example",
    "MUST HAVE: CPR, WFR and a CDL. Pay is USD 20 - 25 an hour, paid by direct deposit.",
    "Send your résumé. Зимний лагерь, Καλημέρα, 山小屋で働く。",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("findSuspicions of asking applicants for money", () => {
  test.each([
    ["A registration fee of $49 is required.", "registration fee"],
    ["No experience needed, just a small training fee.", "registration fee"],
    ["If accepted, a refundable application fee applies.", "registration fee"],
    ["You must pay for your background check.", "background check"],
    ["Please send us the deposit today.", "send money"],
    ["Pay upfront and start tomorrow.", "upfront payment"],
    ["Send the deposit by wire transfer.", "wire transfer"],
    ["We work with Western Union.", "Western Union"],
    ["Purchase some Apple gift cards for the manager.", "gift cards"],
    ["Payment is to be made with gift cards.", "gift cards"],
    ["You need a crypto wallet.", "cryptocurrency"],
    ["Pay your starter fee in Bitcoin.", "cryptocurrency"],
    ["Send $50 to our agent by Zelle.", "payment app"],
    ["Deposit the company check and keep a share.", "cash a check"],
    ["Text us your online banking password.", "bank details"],
  ])("%s", (text, finding) => {
    expect(found(text)).toContain(`asks for money: ${finding}`);
  });
});

describe("findSuspicions of forbidden words", () => {
  test.each([
    ["Be your own boss!", "blocked words: be your own boss"],
    ["Make $$$ and easy money.", "blocked words: easy money"],
    ["A career in multi-level marketing.", "blocked words: network marketing"],
    ["Data entry clerk from home, $45 an hour.", "blocked words: data entry at home"],
    ["Reship packages from your porch.", "blocked words: parcels and payments for others"],
    ["Webcam models wanted for adult entertainment.", "blocked words: adult content"],
    ["Interview on Telegram with our HR.", "messenger: Telegram"],
    ["Text us only on WhatsApp.", "messenger: WhatsApp"],
    ["Write to https://t.me/hiring-now", "messenger: t.me"],
  ])("%s", (text, finding) => {
    expect(found(text)).toEqual([finding]);
  });
});

describe("findSuspicions of links that hide their target", () => {
  test.each([
    "Apply at bit.ly/ranger",
    "Apply at HTTPS://WWW.BIT.LY/ranger.",
    "Apply at bit . ly/ranger",
    "Apply at bit. ly/ranger",
    "Apply at bit[.]ly or call",
    "Apply at bit (dot) ly",
    "Apply at b i t . l y / ranger",
    "Apply at bit\u200b.\u2060ly/ranger",
    "Apply at ｂｉｔ．ｌｙ/ranger",
    "Apply at bit。ly/ranger",
    "Apply at bіt.ly/ranger",
  ])("%s", (text) => {
    expect(found(text)).toEqual(["link shortener: bit.ly"]);
  });

  test("finds them inside addresses to apply and in every text", () => {
    for (const applyUrl of ["https://bit.ly/3x", "https://example.com/go?to=https%3A%2F%2Fbit.ly%2F3x"])
      expect(findSuspicions({ ...plain, applyUrl })).toEqual(["link shortener: bit.ly"]);
    expect(findSuspicions({ ...plain, applyUrl: "https://example.com/%E0%A4%A" })).toEqual([]);
    expect(findSuspicions({ ...plain, applyUrl: "http://192.0.2.7/apply" })).toEqual([
      "link without a name: 192.0.2.7",
    ]);
    expect(findSuspicions({ ...plain, title: "Ranger, see tinyurl.com/x" })).toEqual([
      "link shortener: tinyurl.com",
    ]);
    expect(findSuspicions({ ...plain, companyName: "Be your own boss" })).toHaveLength(1);
  });

  test("findSuspicions compares complete hosts", () => {
    expect(found("See rabbit.ly, bit.ly.example.com, at.co and not.my-t.co today.")).toEqual([]);
  });
});

test("findSuspicions sees through capitals, accents, invisible and foreign letters", () => {
  for (const text of [
    "WESTERN UNION",
    "Wéstern Üniön",
    "West\u200bern Uni\u00adon",
    "Wеstеrn Uniоn",
    "W e s t e r n U n i o n",
    "Western-Union",
  ])
    expect(found(`Ask for ${text} at work, please, every day.`)).toEqual(["asks for money: Western Union"]);
});

test("findSuspicions reports many links and capitals", () => {
  const links = (count: number) => Array.from({ length: count }, (_, n) => `https://example.com/${n}`);
  expect(found(links(5).join(" and "))).toEqual([]);
  expect(found(links(6).join(" and "))).toEqual(["many links"]);
  expect(found("COME AND WORK WITH US ON THE RIVER, WE PAY WELL. Call today.")).toEqual(["mostly capitals"]);
});

test("findSuspicions sorts findings without repeats", () => {
  expect(found("Western Union! bit.ly/a bit.ly/b, western union, and be your own boss.")).toEqual([
    "asks for money: Western Union",
    "blocked words: be your own boss",
    "link shortener: bit.ly",
  ]);
});

test("findSuspicions reads a long hostile text quickly", () => {
  const started = performance.now();
  for (const part of ["no ", "pay ", "a. ", "send the ", "b ", ". ", "https://", "$ "])
    findSuspicions({ ...plain, descriptionMd: part.repeat(5000 / part.length) });
  for (const part of ["a", "-", "no registration fee "])
    findSuspicions({ ...plain, descriptionMd: part.repeat(50_000 / part.length) });
  expect(performance.now() - started).toBeLessThan(10_000);
});
