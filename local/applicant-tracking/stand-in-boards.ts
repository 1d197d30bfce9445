import type { Employer, Sketch } from "./opening.ts";

export type System = "greenhouse" | "lever" | "ashby" | "workday" | "neogov";

export type StandInBoard = {
  system: System;
  token: string;
  employer: string | Employer;
  open: Sketch[];
  later: Sketch[];
};

/** Every team has an opening with its own pay, as at real resorts. */
const teams = ["Lift Attendant", "Ski Instructor", "Trail Crew Member"].flatMap((title, kind) =>
  Array.from({ length: kind === 2 ? 7 : 8 }, (_, team) => ({ title, pay: 18 + kind * 2 + team * 0.5 })),
);

export const standInBoards: readonly StandInBoard[] = [
  {
    system: "greenhouse",
    token: "mosskettle",
    employer: "mosskettle",
    open: [
      { title: "Sewing Sample Maker", places: [["Portland", "Oregon"]], pay: [24, 29, "HOUR"], daysAgo: 3 },
      { title: "Trail Ambassador Program Lead", places: [["Portland", "Oregon"]], daysAgo: 1 },
    ],
    later: [{ title: "Pack Repair Workshop Instructor", places: [["Portland", "Oregon"]], daysAgo: 0 }],
  },
  {
    system: "greenhouse",
    token: "cairnpost",
    employer: "cairnpost",
    open: [{ title: "Trail Data Field Surveyor", places: [["Durango", "Colorado"]], daysAgo: 5 }],
    later: [{ title: "Map Support Specialist", places: [["Durango", "Colorado"]], daysAgo: 0 }],
  },
  {
    system: "lever",
    token: "quarrybird",
    employer: "quarrybird",
    open: [
      { title: "Head Climbing Coach", places: [["Chattanooga", "Tennessee"]], daysAgo: 2 },
      {
        title: "Outdoor Program Guide",
        places: [["Chattanooga", "Tennessee"]],
        pay: [19, 24, "HOUR"],
        type: "TEMPORARY",
        daysAgo: 6,
      },
    ],
    later: [{ title: "Belay Certification Instructor", places: [["Chattanooga", "Tennessee"]], daysAgo: 0 }],
  },
  {
    system: "lever",
    token: "thistlehook",
    employer: "thistlehook",
    open: [{ title: "Climbing Gear Test Technician", places: [["Salt Lake City", "Utah"]], daysAgo: 4 }],
    later: [],
  },
  {
    system: "ashby",
    token: "weathervole",
    employer: "weathervole",
    open: [
      {
        title: "Avalanche Weather Forecaster",
        places: [["Boulder", "Colorado"]],
        pay: [72_000, 84_000, "YEAR"],
        daysAgo: 1,
      },
      { title: "Mountain Station Technician", places: [["Leadville", "Colorado"]], daysAgo: 7 },
    ],
    later: [{ title: "Snowpack Field Observer", places: [["Silverton", "Colorado"]], daysAgo: 0 }],
  },
  {
    system: "ashby",
    token: "hutswift",
    employer: "hutswift",
    open: [
      { title: "Backcountry Hut Keeper", places: [["Leadville", "Colorado"]], type: "TEMPORARY", daysAgo: 2 },
    ],
    later: [],
  },
  {
    system: "workday",
    token: "pinwhistle:wd5:Pinwhistle_Careers",
    employer: "pinwhistle",
    open: [
      { title: "Ski Patroller, Part-Time", places: [["Granby", "Colorado"]], type: "PART_TIME", daysAgo: 0 },
      {
        title: "Terrain Park Crew Member",
        places: [["Granby", "Colorado"]],
        pay: [20, 23, "HOUR"],
        type: "TEMPORARY",
        daysAgo: 5,
      },
      {
        title: "Snow Reporter",
        places: [
          ["Granby", "Colorado"],
          ["Winter Park", "Colorado"],
        ],
        daysAgo: 12,
      },
      { title: "Vehicle Shop Mechanic", places: [["Granby", "Colorado"]], daysAgo: 45 },
    ],
    later: [{ title: "Nordic Trail Groomer", places: [["Granby", "Colorado"]], daysAgo: 0 }],
  },
  {
    system: "workday",
    token: "kestrelhorn:wd1:External",
    employer: "kestrelhorn",
    open: teams.map(({ title, pay }, index) => ({
      title,
      places: [["Heber City", "Utah"]] as [string, string][],
      pay: [pay, null, "HOUR"] as [number, null, "HOUR"],
      type: "TEMPORARY" as const,
      daysAgo: index,
    })),
    later: [],
  },
  {
    system: "neogov",
    token: "larkmeadowcounty",
    employer: { name: "Larkmeadow County", domain: "larkmeadowcounty.example" },
    open: [
      {
        title: "Park Ranger I",
        places: [["Hudson", "New York"]],
        pay: [23.5, 28.25, "HOUR"],
        department: "Parks and Recreation",
        daysAgo: 2,
      },
      {
        title: "Trail Maintenance Worker",
        places: [["Hudson", "New York"]],
        pay: [41_000, 47_500, "YEAR"],
        department: "Parks and Recreation",
        daysAgo: 9,
      },
      { title: "Payroll Accountant", places: [["Hudson", "New York"]], department: "Finance", daysAgo: 4 },
    ],
    later: [
      {
        title: "Seasonal Lifeguard",
        places: [["Hudson", "New York"]],
        pay: [18, null, "HOUR"],
        department: "Parks and Recreation",
        daysAgo: 0,
      },
    ],
  },
  {
    system: "neogov",
    token: "driftlatchparks",
    employer: { name: "Driftlatch Shore Park District", domain: "driftlatchparks.example" },
    open: [
      {
        title: "Interpretive Naturalist",
        places: [["Traverse City", "Michigan"]],
        pay: [20, 25, "HOUR"],
        department: "Visitor Programs",
        daysAgo: 3,
      },
    ],
    later: [],
  },
];
