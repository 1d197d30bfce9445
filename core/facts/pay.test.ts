import { expect, test } from "vitest";
import { extractFacts } from "./extract.ts";
import { factWords } from "./fact-words.ts";
import { sayFact } from "./shown/say-fact.ts";

const payIn = (text: string, dollar?: string) =>
  extractFacts({ title: "Guide", text, ...(dollar && { dollar }) }).find(({ name }) => name === "pay");

const hourly = (text: string) =>
  factWords(extractFacts({ title: "Guide", text })).filter((word) => word.startsWith("pay-hour:"));

test.each([
  "Salary: $53,000–$60,500",
  "Pay: $17 - $21",
  "Wages: $750 - $900",
  "Pay rate: $2,900 to $3,300",
  "Stipend: $2,100",
  "Guides work 40 hours a week and are paid $850.",
  "Guides lead daily trips and earn $140.",
  "Hourly pay and a $200 stipend",
])("readPay infers no unit from the size of a sum: %j", (text) => {
  expect(payIn(text)).toBeUndefined();
});

test.each([
  ["Annual salary $53,000", "53000/y"],
  ["Hourly wages: $17 - $21", "17-21/h"],
  ["Pay rate (hourly): $17", "17/h"],
  ["Pay per day: $140", "140/d"],
  ["Monthly salary of $2,900 to $3,300", "2900-3300/m"],
  ["$22–$26 target hourly range", "22-26/h"],
  ["# Hourly pay\n\n$17.40", "17.4/h"],
])("readPay takes the unit that words nearby state: %j", (text, value) => {
  expect(payIn(text)?.value).toBe(value);
});

test.each([
  ["In return: bunk, supper, + $320 a week", "320/w"],
  ["What: $1,250/month, plus tips, plus room & board.", "1250/m"],
  ["You'll receive $430 a week.", "430/w"],
  ["$2,900 per month + tips, room and meals at the bunkhouse", "2900/m"],
  ["It's $155 a day on rock, $14/hr in the shop.", "155/d"],
  ["Deckhands: $2,700 a month + tips (avg. $90/day in July)", "2700/m"],
  ["$4,400 in total for the eight weeks", "4400/t"],
  ["Sawyers make $24 to $29/hr. We pay $45 a day for camping in your own rig.", "24-29/h"],
  ["Interns get $120 every two weeks and a bunk.", "120/2w"],
  ["We can offer a dry cabin (no water, wood stove, outhouse), groceries, and $220/week.", "220/w"],
  ["This is a salaried post: $5,400 for the season.", "5400/s"],
  ["We give board and lodging, training towards awards, and £95 per week pocket money.", "95/w GBP"],
  ["Pay per trip is $800 (4 day) to $1,350 (7 day).", "800-1350/trip"],
  ["Teach for $24 an hour; a stipend of $1,500 in total for the fall.", "24/h"],
  ["Pay: sixty dollars a run.\n\nRV with hookup at our yard, $200/mo", undefined],
  ["First aid is paid extra ($40 a day).", undefined],
  ["Private room with shared bath, $250/week", undefined],
  ["Lift tickets are $120 a day.", undefined],
  ["Anglers: $450 a day", undefined],
  ["You get lessons, $120 a day", undefined],
])("readPay reads pay that only its place names: %j", (text, value) => {
  expect(payIn(text)?.value).toBe(value);
});

test.each([
  ["Guide", "95/d"],
  ["Lead Guide", "140/d"],
  ["Line Cook", "21/h"],
])("readPay takes the sum of whom the title names: %j", (title, value) => {
  const text = title.endsWith("Cook")
    ? "Servers: $9/hr + tips\nLine cooks: $21/hr"
    : "Guides $95 a day, lead guides $140 a day";
  expect(extractFacts({ title, text }).find(({ name }) => name === "pay")?.value).toBe(value);
});

test.each([
  ["There isn't any pay, but a bunk.", "unpaid"],
  ["No cash wage. A bunk is free.", "unpaid"],
  ["This is not a paid position.", "unpaid"],
  ["No wage; we give a room.", "unpaid"],
  ["Position: volunteer", "unpaid"],
  ["It's unpaid, but a room is included.", "unpaid"],
  ["Compensation: none", "unpaid"],
  ["Local hosts volunteer on Sundays.", undefined],
  ["Hosts can't get pay ranges by phone.", undefined],
  ["You supervise interns. Overtime is not paid.", undefined],
  ["There is no pay cut in winter, and no salary cap.", undefined],
])("readPay reads whether there is pay in %j", (text, value) => {
  expect(payIn(text)?.value).toBe(value);
});

test.each([
  ["Salary for the summer of $3,200 to $3,900 with room and board", "3200-3900/s"],
  ["Pay: $3,300 for the season", "3300/s"],
  ["$380 per week for the ten-week season, paid as wages", "380/w"],
  ["Stipend: $3,300 for the ten-week season", "3300/t"],
  ["Wages are $80 per half day and $145 per full day.", "145/d"],
  ["Guides earn $65 per half-day trip and $105 per full-day trip.", "65-105/trip"],
  ["Pay: $170 for a two-day trip", "170/trip"],
  ["Pay: $640 per 40-hour week", "640/w"],
  ["Wages are $1,150 per month, paid semi-monthly.", "1150/m"],
])("readPay reads what is paid for in %j", (text, value) => {
  expect(payIn(text)?.value).toBe(value);
});

test.each([
  "Pay: $28 per lesson",
  "Instructors earn $32 a class.",
  "Pay is $0.55 per mile.",
  "Pay: $110 per cord",
  "Pay: $40 an acre",
  "Pay: $90 per half day",
  "Pay: $35 per diem",
  "Pay: $70 per session",
  "Pay: $410 per week-long session",
  "Wage is $950 twice a month.",
  "Semi-monthly salary: $1,150",
  "Pay: $950 bimonthly",
  "Salary: $1,150 on the 1st and 15th of each month.",
  "Stipend: $4,000, paid monthly",
  "Pay: $1,300 per pay period",
  "Pay: $200 for each 10-day hitch",
])("readPay reads no other unit in %j", (text) => {
  expect(payIn(text)).toBeUndefined();
});

test.each([
  ["Pay: up to $24 an hour.", "Up to $24 an hour", false],
  ["Earn as much as $24 an hour", "Up to $24 an hour", false],
  ["Pay starts at $17 an hour.", "From $17 an hour", true],
  ["Pay: $17+ an hour", "From $17 an hour", true],
  ["Pay: $17/hr or more", "From $17 an hour", true],
  ["$17/hr + tips", "$17 an hour", true],
  ["Wages from $17 to $21 an hour", "$17–21 an hour", true],
])("a bound of pay is said, and a ceiling passes no filter: %j", (text, shown, isFilter) => {
  const pay = payIn(text);
  expect(pay && sayFact(pay)).toBe(shown);
  expect(hourly(text).length > 0).toBe(isFilter);
});

test.each([
  ["Pay rate: $33.50 AUD per hour", "A$33.50 an hour"],
  ["Pay: $27 NZD an hour", "NZ$27 an hour"],
  ["Salary: MX$17,000 monthly", "MXN 17,000 a month"],
  ["Salary: HK$21,000 per month", "HKD 21,000 a month"],
  ["Wages are CDN $23 - $27 per hour", "CA$23–27 an hour"],
  ["Wages are $23 to $27 an hour (Canadian dollars)", "CA$23–27 an hour"],
  ["£11.80 ph plus holiday pay", "£11.80 an hour"],
  ["NZ$1,020 p/w", "NZ$1,020 a week"],
  ["€1,700 pcm, meals included", "€1,700 a month"],
  ["Pay: C$23 per hour", "CA$23 an hour"],
  ["Pay: £11.50 per hour", "£11.50 an hour"],
  ["Pay: €1,700 a month", "€1,700 a month"],
  ["The wage is $21 an hour. All amounts are in Canadian dollars.", "CA$21 an hour"],
  ["Work in Truckee, CA $21/hour", "$21 an hour"],
])("pay keeps its currency: %j", (text, shown) => {
  const pay = payIn(text);
  expect(pay && sayFact(pay)).toBe(shown);
  expect(hourly(text).length > 0).toBe(shown.startsWith("$"));
});

test("readPay takes a bare dollar for the posting's", () => {
  expect(payIn("Pay: $21 an hour", "CAD")?.value).toBe("21/h CAD");
  expect(payIn("Pay: US$21 an hour", "CAD")?.value).toBe("21/h");
});

test.each([
  ["Rate of Pay: 17.00 - 20.00 per hour, DOE", "17-20/h"],
  ["Hourly wage: 18.75", "18.75/h"],
  ["The base range is 53,000.00 - 60,500.00 USD annually.", "53000-60500/y"],
  ["18-22/hr, tips on top", "18-22/h"],
  ["18 dollars an hour to start", "18/h"],
  ["24-29 $/hr DOE", "24-29/h"],
  ["1700 € per month, meals included", "1700/m EUR"],
  ["14.50 an hr + tips, 6 days", "14.5/h"],
  ["Parking is 2.50 an hour.", undefined],
  ["Pay: 40 hours per week", undefined],
  ["Hourly wage for ages 16 and up", undefined],
  ["Paid time off: 80 hours per year", undefined],
  ["Rate of pay: 18.50", undefined],
  ["Keep to the speed of 25/hr.", undefined],
])("readPay reads pay without a sign in %j", (text, value) => {
  expect(payIn(text)?.value).toBe(value);
});

test("readPay calls nobody unpaid who gets a sum without a unit", () => {
  expect(payIn("This is an unpaid position, but a $900 stipend is provided.")).toBeUndefined();
});
