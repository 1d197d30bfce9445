import { expect, test } from "vitest";
import { type Category, categories, categoryOf } from "#core/relevance/category.ts";

const titles: Record<Exclude<Category, "Other">, string[]> = {
  Guiding: [
    "Hiking Guide",
    "Adventure Tour Leader",
    "Rock Climbing Guide - Seasonal",
    "Expedition Leader",
    "Trip Leader, Patagonia",
    "Hunting Guide",
    "Mountaineering Lead",
    "Head Wrangler",
    "Sled Dog Handler",
  ],
  Parks: [
    "Park Ranger (Protection)",
    "PARK RANGER",
    "Park Guide (Seasonal)",
    "Visitor Services Assistant (Seasonal)",
    "Campground Host",
    "State Park Manager Supervisor I",
    "Seasonal Lead Recreation Fee Technician",
    "Backcountry Ranger",
    "Usher (Seasonal)",
  ],
  "Ski & Snow": [
    "Ski Instructor",
    "Snowboard Coach",
    "Lift Operator",
    "Ski Patrol Manager",
    "Snowmaker",
    "Avalanche Forecaster",
    "Terrain Park Crew",
    "Nordic Center Supervisor",
  ],
  Conservation: [
    "Restoration Ecologist",
    "Conservation Corps Crew Leader",
    "Land Steward",
    "Field Botanist",
    "Soil Scientist - Field Crew Lead",
    "Rangeland Management Specialist",
    "Invasive Plant Technician",
    "Director of Stewardship and Special Projects",
    "Gardener (Seasonal)",
  ],
  "Wildland Fire": [
    "Wildland Firefighter (Engine) - Direct Hire Authority",
    "Airplane Pilot (Wildland Firefighter)",
    "Fire Lookout (Forestry Technician)",
    "Prescribed Fire Program Coordinator",
    "Hotshot Crew Member",
    "Aircraft Attendant (Fire)",
    "Sr. Burn Crew Member",
  ],
  "Fisheries & Wildlife": [
    "Wildlife Biologist",
    "Fish Hatchery Technician - Ringold Hatchery",
    "Avian Husbandry Intern",
    "Farm Bill Biologist I/II",
    "Desert Tortoise Authorized Biologist (AB)",
    "Bear and Cougar Biologist (Statewide)",
    "Creel Surveyor",
    "Owl Banding Technician",
  ],
  "Forestry & Trails": [
    "Forestry Technician",
    "Trail Crew Member",
    "Arborist (NPS, Yosemite National Park)",
    "Laborer (Trails) (Seasonal)",
    "Lead Project Forester",
    "Sawyer",
  ],
  "Outdoor Education & Camps": [
    "Environmental Educator",
    "Camp Counselor",
    "Teacher Naturalist & Challenge Course Facilitator",
    "Outdoor Instructor",
    "Youth Program Manager",
    "Interpretation Intern (NPS, Glen Canyon National Recreation Area)",
  ],
  "Water & Rafting": [
    "Rafting Guide",
    "Whitewater River Guide",
    "Kayak Instructor",
    "Lead Surf Lifeguard",
    "Deckhand",
    "Boat Captain",
    "Dock Attendant",
  ],
  "Recreation & Resorts": [
    "Housekeeper",
    "Line Cook",
    "Golf Grounds Crew Member",
    "Amusement & Recreation Attendant – Rides",
    "Amusement Park Worker",
    "Front Desk Agent",
    "Resort Activities Host",
    "Server",
  ],
  "Brands & Retail": [
    "Retail Sales Associate",
    "Footwear Product Line Manager",
    "Senior Pack Designer",
    "E-commerce Manager",
    "Store Manager - Boulder",
    "Apparel Designer",
    "Senior Copywriter",
    "Social Media Manager",
  ],
  "Facilities & Trades": [
    "Seasonal Maintenance Worker",
    "Electrician",
    "Engineering Equipment Operator",
    "Custodial Worker MVO (Seasonal)",
    "Fire Protection Engineer",
    "Second Mate Pipeline Dredge Class I (Dual Rate)",
    "Power Plant Senior Controller",
    "Civil Engineer (Structural)",
  ],
  "Science & Research": [
    "Hydrologist",
    "Mountain Meteorologist",
    "Archeologist",
    "USDA-ARS Postdoctoral Fellowship in Soil Ecology",
    "Biological Science Technician (Seasonal)",
    "Assistant Professor of Fisheries",
    "GIS Analyst",
    "Museum Technician (Seasonal)",
  ],
  "Office & Operations": [
    "Human Resources Generalist",
    "Data Engineer",
    "Administrative Officer",
    "Budget Technician",
    "Executive Director",
    "Realty Specialist",
    "Volunteer Manager",
  ],
};

const cases = Object.entries(titles).flatMap(([category, list]) =>
  list.map((title) => [title, category] as const),
);

test.each(cases)("categoryOf %j is %s", (title, category) => {
  expect(categoryOf({ title, companyName: "Acme" })).toBe(category);
});

test("categoryOf falls back to the employer", () => {
  expect(categoryOf({ title: "Team Member", companyName: "Alta Ski Area" })).toBe("Ski & Snow");
  expect(categoryOf({ title: "Intern", companyName: "Grand Canyon Conservancy" })).not.toBe(
    "Fisheries & Wildlife",
  );
  expect(categoryOf({ title: "Team Member", companyName: "Loop" })).toBe("Other");
});

test("every category has a rule", () => {
  expect(Object.keys(titles).sort()).toEqual(categories.filter((category) => category !== "Other").sort());
});
