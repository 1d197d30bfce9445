import { expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { extractFacts } from "./extract.ts";

/** The value of one fact, of sentences that were made up. */
function read(
  name: string,
  text: string,
  more: { title?: string; postedAt?: Date } = {},
): string | undefined {
  return extractFacts({ title: "Trail Crew Member", text, ...more }).find((fact) => fact.name === name)
    ?.value;
}

const march = new Date("2026-03-10");

test.each([
  ["Season: May 4 - October 9, 2026", "2026-05-04", "2026-10-09"],
  ["The position runs from June 3rd- August 21st.", "2026-06-03", "2026-08-21"],
  ["This is a seasonal job from mid-May through late September.", "2026-05", "2026-09"],
  ["Season: Late March / Early April – Early November", "2026-03", "2026-11"],
  [
    "Employment begins in late May to early June 2027 and concludes in mid-August 2027.",
    "2027-05",
    "2027-08",
  ],
  [
    "# Starting Date\n\nbetween 9/3/2026 and 9/20/2026\n\n# Ending Date\n\nbefore 12/1/2026",
    "2026-09-03",
    "2026-12-01",
  ],
  ["Duration: Approximately 11/20/2026 – 4/15/2027", "2026-11-20", "2027-04-15"],
  ["The internship starts on 6 January and ends in February.", "2027-01-06", "2027-02"],
  ["We expect the season to run from November through April.", "2026-11", "2027-04"],
  ["The crew works the field season (late March into November).", "2026-03", "2026-11"],
  ["From: 06/28/2026\nTo: 09/02/2026", "2026-06-28", "2026-09-02"],
  ["Arrival Date: 5/4/2026   Departure Date: 10/9/2026", "2026-05-04", "2026-10-09"],
  ["June 12 to September 19 in Eastern Oregon and Idaho", "2026-06-12", "2026-09-19"],
  ["Lifties work from the week of Thanksgiving through Presidents' Day weekend.", "2026-11", "2027-02"],
  ["The job begins on MLK Day and ends at Easter.", "2027-01", "2027-03"],
  ["Deckhands are needed Victoria Day through Canadian Thanksgiving.", "2026-05", "2026-10"],
  ["Season: 04/05/2026 - 25/09/2026", "2026-05-04", "2026-09-25"],
  ["Contract: 04.05.2026 – 25.09.2026", "2026-05-04", "2026-09-25"],
  ["Season: 16/5 - 20/9", "2026-05-16", "2026-09-20"],
  ["Season: Sat May 16 - Sun Sep 20", "2026-05-16", "2026-09-20"],
  ["Season: Sat. May 16 – Sun. Sep 20", "2026-05-16", "2026-09-20"],
  ["Hosts work July 4th weekend through Labor Day weekend.", "2026-07-04", "2026-09"],
  ["Season: 2026/05/16 to 2026-09-20", "2026-05-16", "2026-09-20"],
  ["guides needed for the lake, june 2 - sep 14. bring a tent.", "2026-06-02", "2026-09-14"],
  ["Memorial Day to Columbus Day, 30–40 hrs/wk, $14/hr", "2026-05", "2026-10"],
  ["We need deckhands June 8–August 16 for ten weeks.", "2026-06-08", "2026-08-16"],
  ["Weekends Dec 19 to March 7 + Presidents' Day", "2026-12-19", "2027-03-07"],
  ["Late May to whenever the hay is in, generally mid-August.", "2026-05", "2026-08"],
  ["Tour: May 4 to October 30, 2026", "2026-05-04", "2026-10-30"],
  [
    "Our guest ranch in the high desert is hiring for winter: December through March 28",
    "2026-12",
    "2027-03-28",
  ],
  ["You can come between May 4 and May 20 and stay until at least October 5.", "2026-05-04", "2026-10-05"],
  ["Start dates vary from May 4 to June 8; most stay until October.", "2026-05-04", "2026-10"],
  [
    "We open May 8th to October 18th. We need you from late April and until October 20!",
    "2026-04",
    "2026-10-20",
  ],
  ["We offer a fellowship beginning August 17 and ending June 11, 2027.", "2026-08-17", "2027-06-11"],
  [
    "There is an opening for a teacher as of mid-August. School year ends on June 11.",
    "2026-08",
    "2027-06-11",
  ],
  ["Now hiring for winter 2026/27: Nov 20 – April 12", "2026-11-20", "2027-04-12"],
  ["Arrive June 2, depart August 18.", "2026-06-02", "2026-08-18"],
  ["May 4 to Oct. 30 w/ possible extension", "2026-05-04", "2026-10-30"],
  ["Duty dates: 05/18/2026 to 09/12/2026", "2026-05-18", "2026-09-12"],
  ["The pay is $17 an hour, 29 hours per week, April 1 til Thanksgiving.", "2026-04-01", "2026-11"],
  ["Sailing at the harbor club, June 22 - August 21, Mon to Fri", "2026-06-22", "2026-08-21"],
  ["Line cook | part-time | May to October", "2026-05", "2026-10"],
  ["We're looking for two handlers from May 1 until mid September.", "2026-05-01", "2026-09"],
  ["June 1 to Sept 30, possible extension to late fall.", "2026-06-01", "2026-09-30"],
  ["July 6 until snow, no later than Oct 2.", "2026-07-06", "2026-10-02"],
  ["Huts are staffed from the first Saturday in June until the last Sunday in August.", "2026-06", "2026-08"],
  ["Entry on duty is May 4.", "2026-05-04", undefined],
  ["Lift tickets are half price, December to April.", undefined, undefined],
  ["Our cafe sees 200 people a day, June to August.", undefined, undefined],
  ["Students who leave in August are fine.", undefined, undefined],
  ["Next classes: April 9, May 30, and August 18", undefined, undefined],
  ["Be here by June 2, leave August 25.", "2026-06-02", "2026-08-25"],
  ["The season goes from mid-December to early April. Blackout periods: Dec 26–Jan 2", "2026-12", "2027-04"],
  ["Pay is C$19 per hour. Dates 05/12/2026 - 10/04/2027", "2026-12-05", "2027-04-10"],
])("extractFacts reads the season in %j", (text, start, end) => {
  expect(read("season_start", text, { postedAt: march })).toBe(start);
  expect(read("season_end", text, { postedAt: march })).toBe(end);
});

test.each([
  ["Season: 04.05.2026 - 10.09.2026", "2026-05-04", true],
  ["Our centre hires for 04/05/2026 - 10/09/2026.", "2026-05-04", true],
  ["Season: 04/05/2026 - 10/09/2026", "2026-04-05", undefined],
])("extractFacts is unsure which is the month in %j: %s, %s", (text, start, isUnsure) => {
  const [fact] = extractFacts({ title: "Guide", text });
  expect(fact).toMatchObject({ name: "season_start", value: start });
  expect(fact?.isUnsure).toBe(isUnsure);
});

test.each([
  ["Start date: Summer 2026", "2026-06"],
  ["We begin in the last week of August, and the job goes on for 10 weeks.", "08"],
  ["Start Date: May 9, 2026, or sooner. May be extended.", "2026-05-09"],
])("extractFacts reads the start of the season in %j", (text, start) => {
  expect(read("season_start", text)).toBe(start);
});

test.each([
  "Staff training runs from May 28 to June 12.",
  "Application deadline: April 3, 2026",
  "Review of applications will begin February 1, 2026.",
  "The lodge is open to guests from May 15 to October 1.",
  "Applicants must be enrolled at a school from September 2025 through May 2026.",
  "There is an unpaid break from July 1 to July 15.",
  "You may be asked to march along.",
  "Orientation begins May 20.",
  "Count fish from a boat. (May - June).",
  "New guides take a ten-day training beginning in May.",
  "Open & closing dates\n11/05/2026 to 11/05/2026",
  "Black flies and humidity come with the site from May to July.",
  "From June to August the mosquitoes are bad.",
  "Hurricane season is June 1 to November 30.",
  "The marina is open Memorial Day through Labor Day.",
  "Must be available to work Christmas week and Presidents' Day weekend.",
  "Season: Christmas to New Year's",
  "Duties: summer day camp (June 15–August 14), school programs",
  "Open Tues–Sun, 10–5, May to October.",
  "Mid-June to mid-August: our busiest weeks",
  "Summer rates: June 1 to August 31",
  "Fishing season: April 25 - October 15",
  "The cabin can be booked by student groups from May through October.",
  "Hurricanes are possible till November.",
  "Work in May as you may, and march on.",
  "Placement calls begin in March.",
])("extractFacts reads no season in %j", (text) => {
  expect(read("season_start", text)).toBeUndefined();
  expect(read("season_end", text)).toBeUndefined();
});

test.each([
  ["Pay: $17.25/hr + tips", "17.25/h"],
  ["Wages start at $16/hr and goes up to $28/hr.", "16-28/h"],
  ["You will earn a biweekly stipend of $1,060 and free housing.", "1060/2w"],
  ["Housing and a monthly stipend of $2,100 are provided.", "2100/m"],
  ["Annual salary: $41,500 to $52,000, depending on experience.", "41500-52000/y"],
  ["# Compensation\n\n- $600 a week\n- $40 a day for meals", "600/w"],
  ["Guests pay $90 a trip. Overtime will be paid at $27.50/hr. Guides are paid $120 per day.", "120/d"],
  ["A stipend of $3,200 is paid for the 12-week season.", "3200/t"],
  ["Salary: $4,150 - $5,980 monthly", "4150-5980/m"],
  ["Living allowance: $540 per week\nEducation award of $3,697.50", "540/w"],
  ["Pay: $18/hr - 40hrs/week", "18/h"],
  ["Compensation: CA$21 per hour", "21/h CAD"],
  ["This is an unpaid, full-time internship.", "unpaid"],
  ["Hourly pay\n$17.40 to - $23.15", "17.4-23.15/h"],
  ["Wages are fair; from $17-$21/hr for guides.", "17-21/h"],
  ["Weekly pay will depend on how long the trips are but will come to $650-$800.", "650-800/w"],
  ["$410.50/week for nine weeks", "410.5/w"],
  ["Salary: $9,600 prorated monthly for the term, 700 hours", "9600/t"],
  ["Total Living Allowance: $18,500 (before tax, paid bi-weekly)", "18500/t"],
  ["Salary: $4,800-$15,000 total (by the length of the term)", "4800-15000/t"],
  ["- $600: one round trip travel allowance\n- $310: weekly living allowance", "310/w"],
  ["A total stipend of $1,200 will be awarded in September", "1200/t"],
  ["$9.75 hourly Starting Wage, and tips", "9.75/h"],
  ["Campground hosts are volunteers. This is a volunteer position.", "unpaid"],
])("extractFacts reads the pay in %j", (text, pay) => {
  expect(read("pay", text)).toBe(pay);
});

test.each([
  "Employee housing costs $70 a week.",
  "$250 a week for a cabin by the lake",
  "$900/week per camper",
  "A round trip travel allowance of $650",
  "Experience may be paid or unpaid, such as volunteer positions.",
  "Relocation of up to $1,500 is paid.",
  "The park has a budget of $4 million.",
  "A boot allowance of $150 per season",
  "You take an unpaid lunch break.",
])("extractFacts reads no pay in %j", (text) => {
  expect(read("pay", text)).toBeUndefined();
});

test("extractFacts reads the age of whom the title names", () => {
  const text = "Drivers must be 23; all others 18.";
  expect(read("min_age", text, { title: "Shuttle Driver" })).toBe("23");
  expect(read("min_age", text, { title: "River Guide" })).toBe("18");
  expect(read("min_age", "Must be 23+ for insurance.", { title: "Bus Driver" })).toBe("23");
});

test.each(["Must be 19, or have completed a year of college.", "18 or older (16 with consent)"])(
  "extractFacts is unsure of the age in %j",
  (text) => {
    expect(extractFacts({ title: "Guide", text })).toMatchObject([{ name: "min_age", isUnsure: true }]);
  },
);

test("extractFacts takes the pay of the title from a line about several jobs", () => {
  const text = "$24/hour for Crew Leads and $20/hour for Technicians";
  expect(read("pay", text, { title: "Invasive Plant Technician" })).toBe("20/h");
  expect(read("pay", text, { title: "Crew Lead" })).toBe("24/h");
});

test.each([
  ["hours_per_week", "You will work 35-40 hours per week.", "35-40"],
  ["hours_per_week", "Schedule: full-time (40 hours)", "40"],
  ["hours_per_week", "The average work week is 50 hrs.", "50"],
  ["hours_per_week", "Guides work at least 14 hours per week and no more than 22 hours per week.", "14-22"],
  ["hours_per_week", "Overtime is paid for more than 40 hours per week.", undefined],
  ["hours_per_week", "Working 20 hours per week for a year is credited as 6 months.", undefined],
  ["hours_per_week", "Hours: 40 a week, Tuesday to Saturday", "40"],
  ["hours_per_week", "Basic hours: 35-40 per week", "35-40"],
  ["hours_per_week", "This is a four-day a week job (32 hours).", "32"],
  ["hours_per_week", "$21/hr, 30-36 hrs, overtime after 40", "30-36"],
  ["hours_per_week", "Four days, 32 hours.", "32"],
  ["hours_per_week", "Thirty-five to forty hours each week", "35-40"],
  ["hours_per_week", "The season is June to August (38 h/wk).", "38"],
  ["hours_per_week", "Pay includes overtime (56-hour work week)", "56"],
  ["hours_per_week", "$22/hr driving, 45 hours a week", "45"],
  ["hours_per_week", "Full time, 40/wk", "40"],
  ["hours_per_week", "Wilderness course, 16 hours.", undefined],
  ["hours_per_week", "PTO: 40 hours", undefined],
  ["hours_per_week", "Six days, usually 50+ hrs.", "50"],
  ["hours_per_week", "Two nights weekly, 8 to 12 hours", "8-12"],
  ["hours_per_week", "Schedule: four tens (40 hours)", "40"],
  ["hours_per_week", "$27 per hour, 40 hours in an 8-on/6-off roster", "40"],
  ["hours_per_week", "0.8 FTE (32 hrs) for training volunteers", "32"],
  ["hours_per_week", "Not to exceed 28 hours a week", "28"],
  ["hitch", "Crews work 8 days on, 6 days off.", "8 on, 6 off"],
  ["min_age", "# Must be 21 or older", "21"],
  ["min_age", "Applicants must be at least 18 years of age.", "18"],
  ["min_age", "You will lead youth ages 14 to 18.", undefined],
  ["min_age", "Be at least 15 and not more than 19 years of age when you start.", "15"],
  ["min_age", "Not be less than 18 years old", "18"],
  ["min_age", "The job is open to anyone 16+ who can swim a mile.", "16"],
  ["min_age", "Applicants may be no older than 25 years of age.", undefined],
  ["min_age", "We have run trips for over 25 years.", undefined],
  ["min_age", "Deckhands must be at least 23 years old to tow the skiff.", undefined],
  ["min_age", "You need to be 24 or older to drive the bus; all other crew are 17+.", "17"],
  ["min_age", "Bar staff must be 21; everyone else 18.", "18"],
  ["min_age", "Must be 25 years old to operate our vans, 19 for all other work.", "19"],
  ["min_age", "Must be 18 (21 to bartend).", "18"],
  ["min_age", "Shift supervisors must be 22 or older.", undefined],
  ["min_age", "Clean MVR, 21+, lifts 40 lb.", "21"],
  ["min_age", "DL & 18 y/o.", "18"],
  ["min_age", "Be 18.", "18"],
  ["min_age", "We want deckhands, adults aged 19+.", "19"],
  ["min_age", "Have two summers of camp experience, be 22 or older, love kids.", "22"],
  ["min_age", "Nobody under 17, sorry.", "17"],
  ["min_age", "18 yrs+, strong back", "18"],
  ["min_age", "License to drive the bus (24+ only).", undefined],
  ["min_age", "You must be at least nineteen.", "19"],
  ["min_age", "25+ dives logged.", undefined],
  ["min_age", "No one under 21 in the saloon.", undefined],
  ["min_age", "Riders must be at least 16.", undefined],
  ["min_age", "Ideally you are 21 or older.", undefined],
  ["lift_lbs", "Able to lift and carry up to 55 lbs. over rough ground", "55"],
  ["lift_lbs", "Dogs of 60 lbs. live on the ranch.", undefined],
  ["strenuous", "The work is physically demanding.", "yes"],
  ["positions", "Openings: 12", "12"],
  ["positions", "We are hiring three seasonal trail positions.", "3"],
  ["positions", "We are hiring 12 guides for the summer.", "12"],
  ["length", "This is a 12-week internship.", "12 weeks"],
  ["length", "Six months of experience are asked for this position.", undefined],
  ["americorps_award", "Segal Education Award of $1,956.35 after 450 hours", "1956.35"],
  ["completion_bonus", "A completion bonus of $500 is paid.", "yes"],
  ["completion_bonus", "There is no end of season bonus.", undefined],
  ["other_bonus", "Returning staff receive a bonus.", "yes"],
  ["other_bonus", "A $150 bonus if you refer a friend", "yes"],
  ["tips", "$12 an hour plus tips", "yes"],
  ["tips", "Read our tips for your interview.", undefined],
])("extractFacts reads %s in %j", (name, text, value) => {
  expect(read(name, text)).toBe(value);
});

const hostile = [
  "$15 ",
  "May 5 to ",
  "40 hours per week ",
  "lift 50 lbs ",
  "1",
  ". ",
  "# ",
  "bonus ",
  "18 years ",
  "position 3 ",
  "a",
  " ",
  "\n- ",
  "$",
  "between May ",
  "the week of Easter ",
  "ticks are the ",
  "1/2/2026 - ",
];

test.each(hostile)("extractFacts reads a text of nothing but %j in good time", (part) => {
  const text = part.repeat(Math.ceil(400_000 / part.length));
  expect(cpuTime(() => extractFacts({ title: part, text }))).toBeLessThan(3000);
});

test("extractFacts proves each fact with a piece of any text", () => {
  const pieces = [
    ...hostile,
    "Pay: $20 - $25/hr; ",
    "Start Date: June 1st, 2026\n",
    "ends Aug. 30 ",
    "(",
    "–",
    "unpaid internship ",
    "\u{1F332}",
    "21+ ",
  ];
  let seed = 7;
  const next = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  for (let i = 0; i < 400; i++) {
    const text = Array.from({ length: next(60) }, () => pieces[next(pieces.length)]).join("");
    for (const { proof, from, to } of extractFacts({ title: "x", text, postedAt: march })) {
      expect(text.slice(from, to)).toBe(proof);
      expect(proof.length).toBeGreaterThan(0);
      expect(proof.length).toBeLessThanOrEqual(400);
    }
  }
});

test.each([
  ["season_start", "Dates of Employment: March 29, 2027 November 1, 2027", "2027-03-29"],
  ["season_end", "Contracts are from mid May, 2027 to either September 2 or 30, 2027.", "2027-09-02"],
  ["season_end", "An appointment with a not-to-exceed date in late October 2027.", "2027-10"],
  ["season_end", "Temporary, NTE 9/30/2027.", "2027-09-30"],
  [
    "season_start",
    "Start Date: Open, though the work will include June-August 2027, perhaps into October",
    "2027-06",
  ],
  ["season_start", "Fall (September-December) deadline is July 1st", undefined],
  ["pay", "Compensation: A bed in our bunkhouse plus a $350 monthly stipend", "350/m"],
  ["pay", "# Perks\n\n- Room and board + $475 per week", "475/w"],
  ["pay", "$30,000 basic life insurance", undefined],
  ["min_age", "Applicants must be between 18 and 25 years of age.", "18"],
])("extractFacts reads %s in a less plain line: %j", (name, text, value) => {
  expect(read(name, text)).toBe(value);
});
