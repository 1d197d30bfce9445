import { dayMs } from "#core/text/time.ts";
import { posting } from "#test/replayed-sources.ts";

/** 8:00 AM Mountain. */
const monday = new Date("2026-11-16T15:00:00Z");
const day = (days: number) => new Date(monday.getTime() + days * dayMs);
export const weekdays = [monday, day(1), day(2), day(3), day(4), day(5), day(6)] as const;

const crewText = [
  "Lead a crew of six on the high trails above town from June to the first snow. You plan the week, carry saws and rock bars, build steps and drains, and teach new members how to work safely with sharp tools.",
  "Crews camp for four nights and are home for three. We lend tents, stoves and packs, and cook together. You need two seasons of trail work, a first aid card and patience with rain.",
];

const hut = { title: "Hut Caretaker", town: ["Telluride", "Colorado"] as [string, string] };
const soup =
  "Keep the stove lit, the path dug out and the soup warm for skiers who come later than they said they would.";

/** By what becomes of them in the week. */
export const made = {
  crew: posting(
    { title: "Trail Crew Leader", town: ["Durango", "Colorado"], says: crewText, on: day(-2) },
    { hourly: [22, 26] },
  ),
  crewElsewhere: posting(
    {
      title: "Trail Crew Leader - Durango, CO",
      town: ["Durango", "Colorado"],
      says: ["An employer near you is hiring. Read on and apply today.", ...crewText],
      on: day(1),
    },
    { id: "7001", url: "https://find.quillboard.example/7001" },
  ),
  twin: posting(
    { title: "Trail Crew Leader", town: ["Leadville", "Colorado"], says: crewText, on: day(1) },
    { id: "7002", url: "https://find.quillboard.example/7002" },
  ),
  dying: posting({
    title: "Mountain Bike Guide",
    town: ["Durango", "Colorado"],
    on: day(-3),
    says: ["Ride with guests on the lower loops, mend what breaks, and be back before the afternoon storms."],
  }),
  moving: posting({
    title: "Backpacking Guide",
    town: ["Durango", "Colorado"],
    on: day(-4),
    says: ["Walk five days with eight guests, filter water for all of them, and know where the moose are."],
  }),
  blinking: posting({
    title: "Trailhead Ranger",
    town: ["Silverton", "Colorado"],
    on: day(-5),
    says: [
      "Greet hikers at dawn, count cars, lend bear cans, and tell everybody about the bridge that is out.",
    ],
  }),
  monthly: posting({
    title: "Climbing Guide",
    town: ["Ouray", "Colorado"],
    on: day(-84),
    says: ["Teach first leads on ice and on rock, set top ropes, and check every knot twice, yours too."],
  }),
  old: posting({ ...hut, says: [soup], on: new Date("2024-05-02T12:00:00Z") }, { hourly: [20, 22] }),
  doubtful: posting(
    { ...hut, says: [`${soup} Ask us about skis.`], on: day(3) },
    { id: "7003", hourly: [31, 35], url: "https://other.quillboard.example/7003" },
  ),
  deadLink: posting(
    {
      title: "Rafting Guide",
      town: ["Salida", "Colorado"],
      on: day(-0.2),
      says: [
        "Row the canyon with six guests a boat, rig in the morning, and derig in whatever weather it is.",
      ],
    },
    { id: "7004", employer: "Otterfall Rafting", domain: null, url: "https://otterfall.example/jobs/7004" },
  ),
  course: posting(
    {
      title: "Online Course: Bird Identification",
      town: ["Salida", "Colorado"],
      on: day(4.8),
      says: ["Six evenings with a naturalist on how to tell sparrows apart. Bring a notebook and questions."],
    },
    { id: "7005", employer: "Otterfall Rafting", domain: null, url: "https://otterfall.example/learn/7005" },
  ),
};
