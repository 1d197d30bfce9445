import fc from "fast-check";
import { expect, test } from "vitest";
import { locate } from "#core/places/reading/locate.ts";
import { readPlaces } from "#core/places/reading/read-places.ts";
import { runs } from "#test/runs.ts";

const read = (text: string) => {
  const { places, workArrangement } = readPlaces([text]);
  return [places.map((place) => place.text).join(" | "), workArrangement];
};

test.each([
  ["Bozeman, MT", "Bozeman, Montana", "onsite"],
  ["Bozeman, MT or Remote", "Bozeman, Montana", "hybrid"],
  ["Remote or Bozeman, MT", "Bozeman, Montana", "hybrid"],
  ["Remote", "", "remote"],
  ["Remote - US only", "United States", "remote"],
  ["Remote, Colorado", "Colorado", "remote"],
  ["Hybrid - Boulder, CO", "Boulder, Colorado", "hybrid"],
  ["Boulder Office", "Boulder, Colorado", "onsite"],
  ["Denver, CO; Boulder, CO", "Denver, Colorado | Boulder, Colorado", "onsite"],
  ["Bend, OR, Denver, CO", "Bend, Oregon | Denver, Colorado", "onsite"],
  ["Moab, Utah, United States", "Moab, Utah", "onsite"],
  ["North Vancouver, BC", "North Vancouver, British Columbia, Canada", "onsite"],
  ["Toronto, Ontario, Canada", "Toronto, Ontario, Canada", "onsite"],
  ["Los Angeles, CA", "Los Angeles, California", "onsite"],
  ["London, United Kingdom", "London, United Kingdom", "onsite"],
  ["Zurich, CH", "Zurich, Switzerland", "onsite"],
  ["Amsterdam, NL", "Amsterdam, Netherlands", "onsite"],
  ["Washington, D.C.", "Washington, D.C.", "onsite"],
  ["Steamboat Springs, CO 80487", "Steamboat Springs, Colorado", "onsite"],
  ["Moab, UT 84532-1234, United States", "Moab, Utah", "onsite"],
  ["Salt Lake City UT", "Salt Lake City, Utah", "onsite"],
  ["CO, UT", "Colorado | Utah", "onsite"],
  ["ON, CA", "Ontario, Canada", "onsite"],
  ["Ontario, CA", "Ontario, California", "onsite"],
  ["12 Haven Ave, Suite 4, Ontario, CA 91764", "Ontario, California", "onsite"],
  ["US-CA-Ontario", "Ontario, California", "onsite"],
  ["Ontario, CA; San Diego, CA", "Ontario, California | San Diego, California", "onsite"],
  ["Ontario, CA; Toronto, ON", "Ontario, Canada | Toronto, Ontario, Canada", "onsite"],
  ["Ontario, CA, Canada", "Ontario, Canada", "onsite"],
  ["Canada - Ontario", "Ontario, Canada", "onsite"],
  ["Thunder Bay, Ontario, CA", "Thunder Bay, Ontario, Canada", "onsite"],
  ["Killarney Provincial Park, Ontario, CA", "Killarney Provincial Park, Ontario, Canada", "onsite"],
  ["Manitoba, CA", "Manitoba, Canada", "onsite"],
  ["Province of Quebec, Canada", "Quebec, Canada", "onsite"],
  ["Ontario, CA; Quebec, CA", "Ontario, Canada | Quebec, Canada", "onsite"],
  ["Jasper National Park, CA", "Jasper National Park, Alberta, Canada", "onsite"],
  ["Yosemite National Park, CA", "Yosemite National Park, California", "onsite"],
  ["Bozeman MT area", "Bozeman, Montana", "onsite"],
  ["Bay Area, CA", "Bay Area, California", "onsite"],
  ["Appalachian Trail, GA to ME", "Georgia | Maine", "onsite"],
  ["Montana to New Mexico", "Montana | New Mexico", "onsite"],
  ["Vail, CO & Beaver Creek", "Vail, Colorado | Beaver Creek Resort, Colorado", "onsite"],
  ["Killington, VT & Pico Mountain", "Killington, Vermont | Pico Mountain, Vermont", "onsite"],
  ["Denver, CO & field sites", "Denver, Colorado", "onsite"],
  ["San José, Costa Rica", "San José, Costa Rica", "onsite"],
  ["Zermatt CH", "Zermatt, Switzerland", "onsite"],
  ["Telework eligible; Lakewood, CO", "Lakewood, Colorado", "onsite"],
  ["Purgatory, Durango", "Durango, Colorado", "onsite"],
  ["Page, Coconino County", "Page, Arizona", "onsite"],
  ["Crested Butte, Gunnison County", "Crested Butte, Colorado", "onsite"],
  ["Mesa Verde", "Mesa Verde National Park, Colorado", "onsite"],
  ["Kona, HI", "Kailua-Kona, Hawaii", "onsite"],
  ["Tahoe National Forest, Nevada City, California", "Nevada City, California", "onsite"],
  ["Anchorage, Alaska Phoenix, Arizona", "Anchorage, Alaska | Phoenix, Arizona", "onsite"],
  ["Vancouver or Calgary", "Vancouver, British Columbia, Canada | Calgary, Alberta, Canada", "onsite"],
  ["Jackson or Boise", "Jackson, Wyoming | Boise, Idaho", "onsite"],
  ["TBD based on selected candidate", "", "onsite"],
  ["CO-Vail-Lionshead", "Vail, Colorado", "onsite"],
  ["PINE MOUNTAIN, GA, 31822-  United States of America", "Pine Mountain, Georgia", "onsite"],
  ["Lake George area of upstate New York", "Lake George, New York", "onsite"],
  ["Montana, Wyoming, Idaho", "Montana | Wyoming | Idaho", "onsite"],
  ["New York, NY, Washington, DC", "New York | Washington, D.C.", "onsite"],
  ["Remote: CO, UT, WY, ID", "Colorado | Utah | Wyoming | Idaho", "remote"],
  ["Remote - US/Canada", "United States | Canada", "remote"],
  ["Remote EU", "", "remote"],
  ["Multiple Locations", "Multiple locations", "onsite"],
  ["Various", "Multiple locations", "onsite"],
  ["3 Locations", "Multiple locations", "onsite"],
  ["Moab, UT; multiple locations", "Moab, Utah", "onsite"],
  ["Downtown, Denver, CO", "Denver, Colorado", "onsite"],
  ["123 Camp Rd, Granby, CO 80446", "Granby, Colorado", "onsite"],
  ["15 Paxton Ave, South Holland, IL 60473", "South Holland, Illinois", "onsite"],
  ["Camp Office, Valentine, NE 69201", "Valentine, Nebraska", "onsite"],
  ["4 Pine St, Suite 1, Newton, GA 39870, USA", "Newton, Georgia", "onsite"],
  ["Killington, VT, 05751", "Killington, Vermont", "onsite"],
  ["Vail, CO - Golden Peak", "Vail, Colorado", "onsite"],
  ["US-CO-Boulder", "Boulder, Colorado", "onsite"],
  ["USA, WA, Seattle", "Seattle, Washington", "onsite"],
  ["Wausau, WI Medford, WI", "Wausau, Wisconsin | Medford, Wisconsin", "onsite"],
  ["Beaverton, Oregon US", "Beaverton, Oregon", "onsite"],
  ["Statewide - Colorado", "Colorado", "onsite"],
  ["Washington State", "Washington", "onsite"],
  ["Denali National Park and Preserve, AK", "Denali National Park and Preserve, Alaska", "onsite"],
  ["Helena, Montana | remote work allowed", "Helena, Montana", "hybrid"],
  ["Vancouver, BC, CA", "Vancouver, British Columbia, Canada", "onsite"],
  ["Schwangau, Bavaria, DE", "Schwangau, Bavaria, Germany", "onsite"],
  ["Pune, Maharashtra, IN", "Pune, Maharashtra, India", "onsite"],
  ["Hamburg, Germany, DE", "Hamburg, Germany", "onsite"],
  ["", "", "onsite"],
  ["Denver or Boulder, CO", "Denver, Colorado | Boulder, Colorado", "onsite"],
  ["Sitka and Ketchikan, AK", "Sitka, Alaska | Ketchikan, Alaska", "onsite"],
  ["Truth or Consequences, NM", "Truth or Consequences, New Mexico", "onsite"],
  [
    "San Francisco, Singapore, Amsterdam",
    "San Francisco, California | Singapore | Amsterdam, Netherlands",
    "onsite",
  ],
  ["Montana, Wyoming and Idaho", "Montana | Wyoming | Idaho", "onsite"],
  ["Truckee", "Truckee, California", "onsite"],
  ["Portland", "Portland", "onsite"],
  ["Georgia", "Georgia", "onsite"],
  ["Tbilisi, Georgia", "Tbilisi, Georgia", "onsite"],
  ["Munich, DE", "Munich, Germany", "onsite"],
  ["Toronto, CA", "Toronto, Ontario, Canada", "onsite"],
  ["GB-London", "London, United Kingdom", "onsite"],
  ["CA-San Diego", "San Diego, California", "onsite"],
  ["Wanaka, Otago", "Wanaka, Otago, New Zealand", "onsite"],
  ["Teton County", "Teton County", "onsite"],
  ["Gunnison County, Colorado", "Gunnison County, Colorado", "onsite"],
  ["Southwest Colorado", "Southwest Colorado", "onsite"],
  ["Asheville N.C.", "Asheville, North Carolina", "onsite"],
  ["Yosemite, Califronia", "Yosemite, California", "onsite"],
  ["Grand Teton National Park, Moose, Wyoming", "Moose, Wyoming", "onsite"],
  ["La Junta, CO, Texas", "La Junta, Colorado", "onsite"],
  ["Location Negotiable After Selection, United States", "United States", "onsite"],
  ["Kadena, N/A, Japan", "Kadena, Japan", "onsite"],
])("readPlaces reads %s", (text, places, arrangement) => {
  expect(read(text)).toEqual([places, arrangement]);
});

test("readPlaces prefers the source's arrangement to its words", () => {
  expect(readPlaces(["Remote"], "on-site").workArrangement).toBe("onsite");
  expect(readPlaces(["Denver, CO"], "Hybrid")).toMatchObject({
    workArrangement: "hybrid",
    hasRemote: true,
  });
  expect(readPlaces(["Denver, CO"], "unspecified").workArrangement).toBe("onsite");
});

test.each([
  ["Moab, UT", "town", "moab-ut"],
  ["Larimer County, CO", "county", "larimer-county-co"],
  ["Yellowstone National Park, Montana", "park", "yellowstone-national-park-wy"],
  ["Front Range, CO", "region", "front-range-co"],
  ["Utah", "state", undefined],
  ["Canada", "country", undefined],
])("readPlaces finds %j, a %s of the gazetteer", (text, kind, slug) => {
  expect(readPlaces([text]).places[0]).toMatchObject({ kind });
  expect(readPlaces([text]).places[0]?.slug).toBe(slug);
});

test.each([
  ["Crew will be based out of Chattanooga, TN", ["Chattanooga, Tennessee"]],
  ["Based out of Durango, CO. Working in SW Colorado, Arizona, and Utah", ["Durango, Colorado"]],
  ["Deadline: open. Location: Tucson, AZ", ["Tucson, Arizona"]],
  ["Williamsburg, VA. This is a 100% remote position.", ["Williamsburg, Virginia"]],
  ["Denver, CO with travel to Utah", ["Denver, Colorado"]],
  ["Long Butte Park near Bend, Oregon", ["Bend, Oregon"]],
  ["Fernbrook Nature Reserve in Rector, PA", ["Rector, Pennsylvania"]],
  ["Fort Frederick State Park- Big Pool, MD (Washington County)", ["Big Pool, Maryland"]],
  ["Mc Gregor, MN", ["Mc Gregor, Minnesota"]],
  ["Moffit, ND United StatesView Map", ["Moffit, North Dakota"]],
  ["Hwy 89 mile marker 12 near Kanab, UT", ["Kanab, Utah"]],
  [
    "Gila National Forest & Aldo Leopold Wilderness*",
    ["Gila National Forest, New Mexico", "Aldo Leopold Wilderness, New Mexico"],
  ],
  ["Banff National Park of Canada (Alberta)", ["Banff National Park, Canada"]],
  ["12 Rue du Docteur Paccard, 74400 Chamonix-Mont-Blanc, France", ["Chamonix-Mont-Blanc, France"]],
  ["10 Downing Street, London SW1A 2AA, United Kingdom", ["London, United Kingdom"]],
  ["Iowa: Ames, Des Moines, Council Bluffs", ["Ames, Iowa", "Des Moines, Iowa", "Council Bluffs, Iowa"]],
  ["Bend, Sisters, and Redmond, Oregon", ["Bend, Oregon", "Sisters, Oregon", "Redmond, Oregon"]],
  [
    "Bakersfield, Bishop and Porterville",
    ["Bakersfield, California", "Bishop, California", "Porterville, California"],
  ],
  ["Moab, Utah and Grand Junction, Colorado", ["Moab, Utah", "Grand Junction, Colorado"]],
  ["Banff (Alberta), Lake Louise (Alberta)", ["Banff, Alberta, Canada", "Lake Louise, Alberta, Canada"]],
  ["Washington State", ["Washington"]],
])("readPlaces reads %j as %j", (text, expected) => {
  expect(readPlaces([text]).places.map((place) => place.text)).toEqual(expected);
});

test.each([
  ["Guest Services · Moab, UT", "Moab, Utah"],
  ["Retail · Denver, CO · Full-time", "Denver, Colorado"],
  [
    "12 Lake Rd, Concord, Ontario, Canada ● 4 Mill St, Barrie, Ontario, Canada",
    "Concord, Ontario, Canada | Barrie, Ontario, Canada",
  ],
  ["Bozeman, MT.", "Bozeman, Montana"],
  ["Seattle, Wash.", "Seattle, Washington"],
  ["Moab, UT, USAMoabUTUSA", "Moab, Utah"],
  ["either Bend, Oregon office or the Boise, Idaho office", "Bend, Oregon | Boise, Idaho"],
  ["Based out of Moab, Utah with work across the Colorado Plateau", "Moab, Utah"],
  ["Ely, Minnesota for the summer", "Ely, Minnesota"],
  ["Various - see the job description", "Multiple locations"],
  ["Oregon coast islands", "Oregon coast islands"],
  [
    "Grand Teton and Yellowstone National Parks",
    "Grand Teton National Park, Wyoming | Yellowstone National Park, Wyoming",
  ],
  ["Cape May and Cumberland Counties, NJ", "Cape May County, New Jersey | Cumberland County, New Jersey"],
  ["Sequoia and Kings Canyon National Parks", "Sequoia and Kings Canyon National Parks, California"],
  ["Bloomington, Indiana (Yellowwood and Morgan-Monroe State Forests)", "Bloomington, Indiana"],
  [
    "Milwaukee, Zion, Michigan City, and Alpena",
    "Milwaukee, Wisconsin | Zion, Illinois | Michigan City, Indiana | Alpena, Michigan",
  ],
  ["Alice Springs NT", "Alice Springs, NT, Australia"],
  ["Broome, WA", "Broome, WA, Australia"],
  ["Port Lincoln SA", "Port Lincoln, SA, Australia"],
  ["Yellowknife NT", "Yellowknife, Northwest Territories, Canada"],
  ["Walla Walla, WA", "Walla Walla, Washington"],
  ["St Kilda, Western Isles", "St Kilda, Western Isles, United Kingdom"],
  ["Carbondale, Roaring Fork Valley", "Carbondale, Colorado"],
  ["Malham, Wiltshire", "Malham, Wiltshire, United Kingdom"],
  ["RSPB Minsmere", "RSPB Minsmere, United Kingdom"],
  ["Middle Fork of the Salmon, ID", "Middle Fork of the Salmon, Idaho"],
  ["Hebgen Lake Ranger District", "Hebgen Lake Ranger District, Montana"],
  ["Moab, UT, Green River, UT, and Page, AZ", "Moab, Utah | Green River, Utah | Page, Arizona"],
  ["Reno NV Distribution Center", "Reno, Nevada"],
  ["Washington, DC Metro Area", "Washington, D.C."],
  ["Pine Ridge Reservation, SD", "Pine Ridge, South Dakota"],
  ["Edinburgh, Scotland, EH1", "Edinburgh, United Kingdom"],
  ["Isle of Skye IV51", "Isle of Skye, United Kingdom"],
  ["Kakadu NT", "Kakadu, NT, Australia"],
  ["Flint Hills of Kansas", "Flint Hills, Kansas"],
  ["Gulf Coast of Florida", "Gulf Coast, Florida"],
  ["The Florida Keys", "Florida Keys"],
  ["Springdale, Zion National Park", "Springdale, Utah"],
  ["Mt Rainier NP - Paradise", "Mount Rainier National Park, Washington"],
  ["Glacier Bay National Park - Gustavus", "Gustavus, Alaska"],
  ["Lake Tahoe - North Shore", "Lake Tahoe, California"],
  ["Flagstaff, Colorado Plateau", "Flagstaff, Arizona"],
  ["Eastern Sierra - Bishop/Mammoth Lakes, CA", "Bishop, California | Mammoth Lakes, California"],
  ["Vail Mountain", "Vail Ski Resort, Colorado"],
  ["US-West", "United States"],
  ["West, TX", "West, Texas"],
  ["vancouver bc", "Vancouver, British Columbia, Canada"],
  ["sydney australia", "Sydney, Australia"],
  ["Wells-next-the-Sea, Norfolk", "Wells-next-the-Sea, Norfolk, United Kingdom"],
  ["Killarney National Park, Co. Kerry", "Killarney National Park, County Kerry, Ireland"],
  ["Peru-Huaraz", "Huaraz, Peru"],
  ["US CO Vail", "Vail, Colorado"],
  ["Visitor Center - Region 3 - Bend, 100 Elm St, Bend, OR 97702", "Bend, Oregon"],
  ["Point Lookout State Park - Scotland, MD (St. Mary's County)", "Scotland, Maryland"],
  ["University of Idaho, Moscow", "Moscow, Idaho"],
  ["Cornell University", "Ithaca, New York"],
  ["NPS - Mammoth Cave", "Mammoth Cave, Kentucky"],
  ["Sandbanks Provincial Park", "Sandbanks Provincial Park, Ontario, Canada"],
])("readPlaces reads labels, endings and shared regions: %j is %j", (text, place) => {
  expect(read(text)[0]).toBe(place);
});

test("readPlaces reads the arrangement from a sentence", () => {
  expect(readPlaces(["Williamsburg, VA. This is a 100% remote position."]).hasRemote).toBe(true);
  expect(readPlaces(["Remote. Location: Denver, CO"]).hasRemote).toBe(true);
  expect(readPlaces(["Crew will be based out of Chattanooga, TN"]).hasRemote).toBe(false);
});

test("readPlaces gives counties and regions no city, and finds a town by its zip code", () => {
  expect(readPlaces(["Larimer County, CO"]).places[0]).toMatchObject({ city: null, state: "Colorado" });
  expect(readPlaces(["Sierra Nevada (Nevada)"]).places[0]).toMatchObject({ city: null, state: "Nevada" });
  expect(readPlaces(["84532"]).places[0]).toMatchObject({ text: "Moab, Utah" });
});

test("readPlaces places a bare town in the country of its board", () => {
  const canada = { country: "CA", state: null };
  expect(readPlaces(["Squamish"], null, canada).places[0]?.text).toBe("Squamish, British Columbia, Canada");
  expect(readPlaces(["Vancouver"]).places[0]).toMatchObject({ text: "Vancouver", lat: null });
});

test("readPlaces does not know names that every object has", () => {
  for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    expect(readPlaces([name]).places.every(({ lat }) => lat === null)).toBe(true);
    expect(readPlaces([`${name}, CO`]).places[0]).toMatchObject({ state: "Colorado", lat: null });
  }
});

test("readPlaces reads a hundred thousand letters within two seconds", () => {
  for (const text of ["(", "a,", "Denver and ", "x - ", " / ", "12 ", "Remote in the ", "CO, "]) {
    const start = performance.now();
    readPlaces([text.repeat(100_000 / text.length)]);
    expect(performance.now() - start).toBeLessThan(2_000);
  }
});

test.each([
  ["38.57,-109.55", "Moab, Utah", 38.57, -109.55],
  ["38.5733, -109.5498", "Moab, Utah", 38.5733, -109.5498],
  ["(44.05, -121.31)", "Bend, Oregon", 44.05, -121.31],
  ["38.57° N, 109.55° W", "Moab, Utah", 38.57, -109.55],
  ["lat: 46.0, lon: 7.75", "Zermatt, Switzerland", 46, 7.75],
])("readPlaces names the point %j after %s", (text, name, lat, lon) => {
  const [place, another] = readPlaces([text]).places;
  expect(place).toMatchObject({ text: name, lat, lon });
  expect(another).toBeUndefined();
});

test.each([
  ...["0,0", "0.0, 0.0", "95.1,200.4", "1234.5, 99.1", "-48.87,-123.39", "38.57", "12, 13"],
  ...["38°34'12\"N 109°33'W", "89.99, 135.0"],
])("readPlaces finds no place in the numbers %j", (text) => {
  expect(readPlaces([text]).places).toEqual([]);
});

test.each([
  "Earth",
  "planet earth",
  "Planet Mars",
  "The Moon",
  "Outer space",
  "Worldwide",
  "Global",
  "Online",
])("readPlaces finds no place in %j", (text) => {
  expect(readPlaces([text]).places.filter(({ city, countryCode }) => city ?? countryCode)).toEqual([]);
});

test("readPlaces reads towns named like planets", () => {
  expect(readPlaces(["Mars, PA"]).places[0]).toMatchObject({ text: "Mars, Pennsylvania", lat: 40.7 });
  expect(readPlaces(["Earth, TX"]).places[0]).toMatchObject({ text: "Earth, Texas", lat: 34.23 });
  expect(readPlaces(["Jupiter"]).places[0]?.text).toBe("Jupiter, Florida");
  expect(readPlaces(["Mars"]).places[0]?.text).toBe("Mars, Pennsylvania");
});

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        "Denver",
        "CO",
        ",",
        " ",
        "(",
        ")",
        "-",
        "12",
        "\u0000",
        "\u202e",
        "US",
        "and",
        ".",
        "é",
      ),
    )
    .map((parts) => parts.join("")),
  fc.tuple(fc.double(), fc.double()).map(([lat, lon]) => `${lat},${lon}`),
  fc
    .tuple(fc.constantFrom("Bend", "x", "山", "Camp "), fc.integer({ min: 1, max: 10_000 }))
    .map(([word, n]) => word.repeat(n).slice(0, 10_000)),
);

test("readPlaces turns any text into places on earth, each on one short line", () => {
  fc.assert(
    fc.property(odd, (text) => {
      const { places } = readPlaces([text]);
      for (const place of places) {
        expect(place.text.length).toBeLessThanOrEqual(220);
        expect(place.text).toMatch(/^\S(.*\S)?$/);
        expect(place.text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect((place.lat === null) === (place.lon === null)).toBe(true);
        expect(Math.abs(place.lat ?? 0)).toBeLessThanOrEqual(90);
        expect(Math.abs(place.lon ?? 0)).toBeLessThanOrEqual(180);
        expect(place.countryCode ?? "US").toMatch(/^[A-Z]{2}$/);
      }
      expect(readPlaces([text]).places).toEqual(places);
    }),
    { numRuns: runs(300) },
  );
});

test("readPlaces reads any text in good time", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readPlaces([text])));
  const words = fc.array(
    fc.constantFrom("(", ")", " or ", ", ", "Remote", "in the ", " and ", "CO", ";", " / "),
    {
      maxLength: 2_000,
    },
  );
  fc.assert(
    fc.property(words, (parts) => void readPlaces([parts.join("")])),
    { numRuns: runs(30) },
  );
});

test.each([
  ["US-AR-ROGERS-BLDG 2 ~ 12 W Elm St ~ BLDG 2", "Rogers, Arkansas"],
  ["Oregon-Bend", "Bend, Oregon"],
  ["Michigan's Lake Country", "Lake Country, Michigan"],
  ["TNC's Boise, Idaho field office", "Boise, Idaho"],
  ["BLM Vernal Field Office in northeastern Utah", "Vernal Field Office, Utah"],
  ["Just outside Escalante, UT", "Escalante, Utah"],
  ["12 miles south of Salida, CO", "Salida, Colorado"],
  ["Orchard BLM Office by Price BLM Field Office (2 vacancies)", "Price Field Office, Utah"],
  ["Hartwell Lake in Georgia", "Hartwell Lake, Georgia"],
  ["Bat Crew Technicians in Montana", "Montana"],
  ["Trail Crews in Southern California", "Southern California"],
  ["Various worksites in Gunnison County, CO", "Gunnison County, Colorado"],
  ["Multiple Locations, Washington", "Washington"],
  ["(Oregon, Washington, Idaho, Montana)", "Oregon | Washington | Idaho | Montana"],
  [
    "western Idaho, eastern Washington, and northern Utah",
    "western Idaho | eastern Washington | northern Utah",
  ],
  ["Kenya, Nairobi", "Nairobi, Kenya"],
  ["Alajuela Costa Rica", "Alajuela, Costa Rica"],
  ["Idaho, Oregon, and Washington", "Idaho | Oregon | Washington"],
  ["Grant and Harney Counties,\nOregon", "Grant County, Oregon | Harney County, Oregon"],
  ["Field School (Various Locations in SW Colorado)", "SW Colorado"],
  ["Various Provincial Parks, Manitoba", "Manitoba, Canada"],
  ["Gunnison Field Office in Gunnison", "Gunnison, Colorado"],
  ["DC", "Washington, D.C."],
  ["Grand County, UT - Trails, Moab", "Moab, Utah"],
  [
    "Bear Butte, Custer and Palisades State Parks",
    "Bear Butte State Park, South Dakota | Custer State Park, South Dakota | Palisades State Park, South Dakota",
  ],
  ["Wolf Hollow Ranch Moose, WY", "Moose, Wyoming"],
  ["Trail Co-op Missoula (MT)", "Missoula, Montana"],
  [
    "North Bay, Kenora, Timmins",
    "North Bay, Ontario, Canada | Kenora, Ontario, Canada | Timmins, Ontario, Canada",
  ],
  ["Upper Puget Sound area", "Puget Sound, Washington"],
  ["Codorus State Park Complex", "Codorus State Park, Pennsylvania"],
  ["Glacier, WA", "Glacier, Washington"],
  ["Glacier", "Glacier National Park, Montana"],
])("readPlaces reads notations of boards and agencies: %j is %j", (text, place) => {
  expect(read(text)[0]).toBe(place);
});

test.each([
  ["Western United States", "Western United States", "US", null],
  ["Remote - Southeastern US", "Southeastern US", "US", null],
  ["Eastern U.S. (several parks)", "Eastern U.S.", "US", null],
  ["US Northeast", "US Northeast", "US", null],
  ["Various sites across the Southern US", "Southern US", "US", null],
  ["Northern Rockies region", "Northern Rockies", "US", null],
  ["Upper Midwest, USA", "Upper Midwest", "US", null],
  ["Midwest, USA", "Midwest", "US", null],
  ["Northeastern states", "Northeastern states", "US", null],
  ["Western Canada", "Western Canada", "CA", null],
  ["Northern Ontario", "Northern Ontario, Canada", "CA", "Ontario"],
  ["Northern Mexico", "Northern Mexico", "MX", null],
  ["Eastern Washington", "Eastern Washington", "US", "Washington"],
  ["Upstate NY", "Upstate NY, New York", "US", "New York"],
  ["NW Montana", "NW Montana", "US", "Montana"],
  ["the South Central United States", "South Central United States", "US", null],
  ["Eastern British Columbia", "Eastern British Columbia, Canada", "CA", "British Columbia"],
  ["SoCal", "SoCal, California", "US", "California"],
  ["Western Europe", "Western Europe", null, null],
  ["Armed Forces Pacific", "Armed Forces Pacific", "US", null],
])("readPlaces reads the area %j as %j", (text, said, countryCode, state) => {
  const region = { text: said, city: null, state, countryCode, kind: "region" };
  expect(readPlaces([text]).places).toMatchObject([region]);
});

test.each([
  ["Western, NE", "Western, Nebraska"],
  ["Central, LA", "Central, Louisiana"],
  ["Western Springs, IL", "Western Springs, Illinois"],
  ["South Korea", "South Korea"],
  ["Southern ME", "Maine"],
  ["Northwestern, Indiana", "Indiana"],
])("readPlaces reads a town, land or state named like a direction: %j is %j", (text, place) => {
  expect(read(text)[0]).toBe(place);
});

test.each([
  ["Hybrid work schedule", "", "hybrid"],
  ["Durango, CO / Hybrid model", "Durango, Colorado", "hybrid"],
  ["Durango, CO / Remote option", "Durango, Colorado", "hybrid"],
  ["Durango, CO (remote work possible)", "Durango, Colorado", "hybrid"],
  ["Remote-first company", "", "remote"],
  ["Remote OK", "", "remote"],
  ["Remote, OK", "Oklahoma", "remote"],
  ["Remote, IN", "Indiana", "remote"],
  ["Remote with occasional travel", "", "remote"],
  ["Remote (up to 30% travel required)", "", "remote"],
  ["Partially remote (part-time)", "", "remote"],
  ["Hybrid - 2 days a week in the office", "", "hybrid"],
  ["Work From Home", "", "remote"],
  ["Remote | Southern US", "Southern US", "remote"],
  ["Semi-remote, distributed team", "", "remote"],
  ["Remote but within commuting distance of Bend, OR", "Bend, Oregon", "remote"],
  ["Running trips out of Valdez, Alaska", "Valdez, Alaska", "onsite"],
  ["Departs from Valdez, Alaska", "Valdez, Alaska", "onsite"],
  ["Remote, within driving distance of Missoula, MT", "Missoula, Montana", "remote"],
  ["90 minutes north of Spokane", "Spokane, Washington", "onsite"],
  ["About an hour from Asheville, NC", "Asheville, North Carolina", "onsite"],
  ["25-minute drive from Boise", "Boise, Idaho", "onsite"],
  ["Miles City, MT", "Miles City, Montana", "onsite"],
  ["Welcome, NC", "Welcome, North Carolina", "onsite"],
])(
  "readPlaces reads no town in words around an arrangement or a journey: %j",
  (text, places, arrangement) => {
    expect(read(text)).toEqual([places, arrangement]);
  },
);

test.each([
  ["Store 31 - The Village - Jasper, AB T0E 1E0", "Jasper, Alberta, Canada"],
  ["0312 - Main Street - Fernie BC V0B 1M0", "Fernie, British Columbia, Canada"],
  ["Shop 7 - Plaza - Tofino, BC, V0R 2Z0, Canada", "Tofino, British Columbia, Canada"],
  ["Store 12 | The Village | Golden, BC", "Golden, British Columbia, Canada"],
  ["Store 77 - The Shops - Queenstown, New Zealand", "Queenstown, New Zealand"],
  ["148 - The Village - Telluride, CO 81435", "Telluride, Colorado"],
  ["The Village, OK", "The Village, Oklahoma"],
  ["USA:UT:Park City:Canyons Village", "Park City, Utah"],
  ["USA:NH", "New Hampshire"],
])("readPlaces reads a label of a store or a board: %j is %j", (text, place) => {
  expect(read(text)[0]).toBe(place);
});

test.each([
  ["FPO, AP 96349", "Armed Forces Pacific", "US"],
  ["DPO AA 34002", "Armed Forces Americas", "US"],
  ["PSC 3 Box 12, APO AE 09021", "Armed Forces Europe", "US"],
  ["US-AE-APO", "Armed Forces Europe", "US"],
  ["Vicenza, APO AE 09630", "Vicenza, Italy", "IT"],
  ["Osan AB, AP 96278", "Osan AB, South Korea", "KR"],
  ["APO AE 09128, Germany", "Germany", "DE"],
  ["Dubai, AE", "Dubai, United Arab Emirates", "AE"],
  ["Midway Islands", "Midway Atoll", "US"],
  ["Wake Island, UM", "Wake Island", "US"],
  ["Tamuning, GU", "Tamuning, Guam", "US"],
])("readPlaces reads military mail and territories: %j is %j", (text, place, country) => {
  expect(readPlaces([text]).places).toMatchObject([{ text: place, countryCode: country }]);
});

test.each([
  [{ city: "APO", state: "AP", country: "United States" }, "United States", "US"],
  [{ city: "APO, AE 09096" }, "Armed Forces Europe", "US"],
  [{ city: "Midway Island", country: "Midway Islands" }, "Midway Atoll", "US"],
  [
    { city: "Shop 7 - The Village - Fernie", state: "BC", country: "CA" },
    "Fernie, British Columbia, Canada",
    "CA",
  ],
  [{ city: "Eastern Canada", country: "Canada" }, "Eastern Canada", "CA"],
])("locate reads fields as texts are read: %j", (facts, text, countryCode) => {
  expect(locate(facts)).toMatchObject({ text, countryCode });
});

test.each([
  ["SF Bay Area", "San Francisco Bay Area, California"],
  ["San Francisco Bay Area, CA", "San Francisco Bay Area, California"],
  ["DFW Metroplex", "Dallas, Texas"],
  ["DC metro area", "Washington, D.C."],
  ["Greater LA", "Los Angeles, California"],
  ["PNW", "PNW"],
  ["NOLA", "New Orleans, Louisiana"],
  ["JBER", "Joint Base Elmendorf-Richardson, Alaska"],
])("readPlaces knows the short name %j", (text, place) => {
  expect(read(text)[0]).toBe(place);
});
