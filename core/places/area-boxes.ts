import { sideOfState, statesOfArea } from "#core/places/areas.ts";
import { cellOf } from "#core/places/cells.ts";

/** In degrees, of half a degree each. */
type Box = readonly [south: number, west: number, north: number, east: number];

const tahoe: Box = [38.5, -120.5, 39.5, -119.5];
const eastOfSierra: Box[] = [
  [37, -119.5, 38.5, -118],
  [36, -118.5, 37, -117.5],
];
const sierra: Box[] = [
  [39, -121.5, 40.5, -119.5],
  [37.5, -120.5, 39, -118.5],
  [35.5, -119.5, 37.5, -117.5],
];
const olympic: Box[] = [
  [47, -125, 48.5, -123],
  [48, -123, 48.5, -122.5],
];
const upperPeninsula: Box[] = [
  [46, -90.5, 48, -83.5],
  [45, -88.5, 46, -86.5],
  [45.5, -85, 46, -84],
];
const yellowstone: Box = [42.5, -112, 46, -109];
const smokies: Box = [35, -84.5, 36, -82.5];
const kenai: Box = [59, -152.5, 61, -148.5];

/** Where the parts of states are that `areas` names. What is missing is a whole state, or several. */
const boxes: Readonly<Record<string, Box | Box[]>> = {
  adirondack: [43, -75.5, 45, -73],
  "arrowhead region": [46.5, -93.5, 48.5, -89.5],
  "bay area": [37, -123, 38.5, -121.5],
  berkshires: [42, -73.5, 43, -73],
  "big island": [18.5, -156.5, 20.5, -154.5],
  "big sur": [35.5, -122, 36.5, -121],
  bitterroot: [45.5, -114.5, 47, -113.5],
  "black hills": [43, -104.5, 45, -103],
  "boston area": [42, -71.5, 43, -70.5],
  "boundary waters": [47.5, -92.5, 48.5, -89.5],
  "brooks range": [67, -166, 69.5, -141],
  "cape cod": [41.5, -71, 42.5, -69.5],
  catskill: [41.5, -75.5, 42.5, -73.5],
  "central florida": [27, -83, 29.5, -80],
  "central coast": [34, -122.5, 37, -119.5],
  "champlain valley": [43.5, -73.5, 45, -73],
  "chicago area": [41.5, -88.5, 42.5, -87],
  "columbia gorge": [45.5, -122.5, 46, -120.5],
  "columbia river gorge": [45.5, -122.5, 46, -120.5],
  "dc area": [38.5, -77.5, 39.5, -76.5],
  dmv: [38.5, -77.5, 39.5, -76.5],
  "denver area": [39.5, -105.5, 40, -104.5],
  "door county": [44.5, -88, 45.5, -86.5],
  downeast: [44, -69, 45.5, -66.5],
  "eastern sierra": eastOfSierra,
  "emerald coast": [30, -87, 31, -85.5],
  "finger lakes": [42, -78, 43, -76],
  flathead: [47.5, -115, 49, -113.5],
  "florida keys": [
    [24.5, -82, 25, -80.5],
    [25, -80.5, 25.5, -80],
  ],
  "florida panhandle": [29.5, -88, 31, -84],
  "four corners": [36, -110.5, 38, -107],
  "front range": [38.5, -105.5, 41, -104.5],
  "gallatin valley": [45.5, -111.5, 46, -110.5],
  "glacier country": [46.5, -115, 49, -112.5],
  "gold country": [37.5, -121.5, 39.5, -120],
  "golden isles": [30.5, -82, 31.5, -81],
  "greater yellowstone": yellowstone,
  smokies,
  "smoky mountains": smokies,
  "hampton roads": [36.5, -77, 37.5, -75.5],
  hamptons: [40.5, -73, 41.5, -71.5],
  "hill country": [29.5, -100.5, 31, -97.5],
  "hudson valley": [41, -74.5, 43, -73.5],
  "inland empire": [33.5, -118, 34.5, -116.5],
  "inland northwest": [46, -119, 49, -115.5],
  "inland nw": [46, -119, 49, -115.5],
  "inside passage": [54.5, -140, 60, -129.5],
  "iron range": [47, -94, 48, -91.5],
  "jersey shore": [38.5, -75, 40.5, -73.5],
  kauai: [21.5, -160, 22.5, -159],
  kenai,
  keweenaw: [46.5, -89.5, 48, -87.5],
  "kitsap peninsula": [47, -123, 48, -122.5],
  "lake champlain": [43.5, -73.5, 45, -73],
  "lake george region": [43, -74, 44, -73.5],
  "lake tahoe": tahoe,
  "lakes region": [43, -72, 44, -71],
  "laurel highlands": [39.5, -80, 40.5, -78.5],
  "litchfield hills": [41.5, -73.5, 42.5, -73],
  "long island": [40.5, -74, 41.5, -71.5],
  "lost coast": [39.5, -124.5, 40.5, -123.5],
  lowcountry: [32, -81.5, 33.5, -79.5],
  "low country": [32, -81.5, 33.5, -79.5],
  "marthas vineyard": [41, -71, 41.5, -70.5],
  "mat su": [61, -152, 63, -147],
  maui: [20.5, -157, 21.5, -155.5],
  "mendocino coast": [38.5, -124, 40, -123],
  methow: [48, -121, 49, -120],
  "mid coast maine": [43.5, -70, 44.5, -68.5],
  midcoast: [43.5, -70, 44.5, -68.5],
  "mogollon rim": [33.5, -112, 35, -109],
  molokai: [21, -157.5, 21.5, -156.5],
  monadnock: [42.5, -72.5, 43.5, -71.5],
  "napa valley": [38, -122.5, 39, -122],
  "new river gorge": [37.5, -81.5, 38.5, -80.5],
  norcal: [37, -124.5, 42, -119.5],
  "north bay": [37.5, -123.5, 39, -122],
  "north cascades": [48, -122.5, 49, -120],
  "north coast california": [38.5, -124.5, 42, -123],
  "north slope": [68, -166.5, 71.5, -141],
  "north tahoe": [39, -120.5, 39.5, -119.5],
  "northeast kingdom": [44, -72.5, 45.5, -71.5],
  "northern california": [37, -124.5, 42, -119.5],
  "northern cascades": [48, -122.5, 49, -120],
  "northern lower michigan": [44, -86.5, 46, -83],
  "northern michigan": [44, -86.5, 46, -83],
  oahu: [21, -158.5, 22, -157.5],
  obx: [34.5, -76.5, 36.5, -75],
  "olympic mountains": olympic,
  "olympic peninsula": olympic,
  "oregon cascades": [42, -122.5, 45.5, -121.5],
  "oregon coast": [42, -125, 46.5, -123.5],
  "outer banks": [34.5, -76.5, 36.5, -75],
  "outer cape": [41.5, -70.5, 42.5, -69.5],
  "owens valley": [36, -118.5, 38, -117.5],
  "pennsylvania wilds": [41, -79.5, 42, -77],
  "pikes peak region": [38.5, -105.5, 39.5, -104.5],
  "pine barrens": [39.5, -75, 40.5, -74],
  pocono: [40.5, -76, 41.5, -74.5],
  "puget sound": [47, -123, 49, -121.5],
  "red river gorge": [37.5, -84, 38, -83],
  redwoods: [40, -124.5, 42, -123.5],
  "redwood coast": [39, -124.5, 42, -123.5],
  "research triangle": [35.5, -79.5, 36.5, -78.5],
  "rio grande valley": [25.5, -99.5, 27, -97],
  "roaring fork valley": [
    [39, -107.5, 39.5, -106.5],
    [39.5, -107.5, 40, -107],
  ],
  "rogue valley": [42, -123.5, 43, -122.5],
  "san juan islands": [48, -123.5, 49, -122.5],
  "san juan mountains": [37, -109, 38.5, -106.5],
  "san juans": [
    [48, -123.5, 49, -122.5],
    [37, -109, 38.5, -106.5],
  ],
  "san luis valley": [37, -106.5, 38.5, -105],
  sandhills: [41.5, -103, 43, -98.5],
  "santa cruz mountains": [37, -122.5, 37.5, -121.5],
  "santa monica mountains": [34, -119, 34.5, -118],
  sawtooth: [43.5, -115.5, 44.5, -114],
  "shenandoah valley": [37.5, -80, 39.5, -78],
  sierra,
  "high sierra": sierra,
  "sierra nevada": sierra,
  "sierra foothills": [36.5, -121.5, 39.5, -119.5],
  "silicon valley": [37, -122.5, 37.5, -121.5],
  "skagit valley": [48, -122.5, 49, -121.5],
  "snake river plain": [42, -117, 44.5, -111],
  socal: [32, -121, 36, -114],
  "south florida": [24.5, -82.5, 27.5, -80],
  "south tahoe": [38.5, -120.5, 39, -119.5],
  "southeast alaska": [54.5, -140, 60, -129.5],
  "southern california": [32, -121, 36, -114],
  "southern sierra": [35, -119.5, 37, -117.5],
  "southern tier": [42, -80, 42.5, -75],
  "summit county": [39, -106.5, 40, -105.5],
  tahoe,
  "teton valley": [43, -111.5, 44, -110.5],
  teton: [43, -111.5, 44.5, -110],
  "texas coast": [25.5, -98, 30, -93.5],
  "texas gulf coast": [25.5, -98, 30, -93.5],
  "texas hill country": [29.5, -100.5, 31, -97.5],
  "texas panhandle": [34, -103.5, 37, -99.5],
  "thousand islands": [44, -76.5, 45, -75.5],
  tidewater: [36.5, -77, 38, -75.5],
  tongass: [54.5, -140, 60, -129.5],
  "treasure coast": [27, -81, 28, -80],
  "treasure valley": [43, -117.5, 44.5, -116],
  "trinity alps": [40.5, -123.5, 41.5, -122.5],
  "twin cities": [44.5, -94, 45.5, -92.5],
  uinta: [40, -111.5, 41, -109],
  "up michigan": upperPeninsula,
  "upper michigan": upperPeninsula,
  "upper peninsula": upperPeninsula,
  "upper valley": [43, -72.5, 44.5, -71.5],
  "utah canyonlands": [37, -111, 39.5, -109],
  "vail valley": [39.5, -107, 40, -106],
  wallowa: [45, -118, 46, -116.5],
  wasatch: [40, -112.5, 42, -111],
  "wasatch front": [40, -112.5, 41.5, -111.5],
  "washington cascades": [45.5, -122, 49, -120.5],
  "washington coast": [46, -125, 48.5, -123.5],
  "western slope": [37, -109.5, 41, -106.5],
  "white mountains": [43.5, -72.5, 45, -71],
  "willamette valley": [43.5, -123.5, 46, -122.5],
  "wind river": [42.5, -110.5, 43.5, -108.5],
  "wine country": [38, -123.5, 39, -122],
  wnc: [35, -84.5, 36.5, -81.5],
  "wood river valley": [43, -115, 44, -114],
  yaak: [48.5, -116, 49, -115],
  yellowstone,
};

const byName = new Map(Object.entries(boxes));

/** Alaska without its islands, and Michigan's lower peninsula. */
const stateBoxes: Readonly<Record<string, Box>> = {
  AL: [30, -88.5, 35, -85],
  AK: [54.5, -168, 71.5, -130],
  AZ: [31, -115, 37, -109],
  AR: [33, -94.5, 36.5, -89.5],
  CA: [32.5, -124.5, 42, -114],
  CO: [37, -109, 41, -102],
  CT: [41, -73.5, 42, -72],
  FL: [25, -87.5, 31, -80],
  GA: [30.5, -85.5, 35, -81],
  ID: [42, -117, 49, -111],
  IL: [37, -91.5, 42.5, -87.5],
  IN: [38, -88, 42, -85],
  IA: [40.5, -96.5, 43.5, -90],
  KS: [37, -102, 40, -94.5],
  KY: [36.5, -89.5, 39, -82],
  LA: [29, -94, 33, -89],
  ME: [43, -71, 47.5, -67],
  MD: [38, -79.5, 39.5, -75],
  MA: [41.5, -73.5, 43, -70],
  MI: [41.5, -87, 46, -82.5],
  MN: [43.5, -97, 49, -90],
  MS: [30, -91.5, 35, -88],
  MO: [36, -95.5, 40.5, -89],
  MT: [44.5, -116, 49, -104],
  NE: [40, -104, 43, -95.5],
  NV: [35, -120, 42, -114],
  NH: [42.5, -72.5, 45.5, -70.5],
  NJ: [39, -75.5, 41.5, -74],
  NM: [31.5, -109, 37, -103],
  NY: [40.5, -80, 45, -73.5],
  NC: [34, -84.5, 36.5, -75.5],
  ND: [46, -104, 49, -96.5],
  OH: [38.5, -85, 42, -80.5],
  OK: [33.5, -103, 37, -94.5],
  OR: [42, -124.5, 46, -117],
  PA: [39.5, -80.5, 42, -75],
  SC: [32, -83.5, 35, -78.5],
  SD: [42.5, -104, 46, -96.5],
  TN: [35, -90.5, 36.5, -81.5],
  TX: [26, -106.5, 36.5, -93.5],
  UT: [37, -114, 42, -109],
  VT: [42.5, -73.5, 45, -71.5],
  VA: [36.5, -83.5, 39.5, -75.5],
  WA: [45.5, -124.5, 49, -117],
  WV: [37, -82.5, 40.5, -77.5],
  WI: [42.5, -93, 47, -87],
  WY: [41, -111, 45, -104],
};

const whole: Box = [0, 0, 1, 1];
const sides: [RegExp, Box][] = [
  [/^n(?:orth|[ew])/, [0.5, 0, 1, 1]],
  [/^s(?:outh|[ew])/, [0, 0, 0.5, 1]],
  [/(?:east(?:ern)?|^[ns]e)$/, [0, 0.5, 1, 1]],
  [/(?:west(?:ern)?|^[ns]w)$/, [0, 0, 1, 0.5]],
  [/^central$/, [0.25, 0.25, 0.75, 0.75]],
];
/** The half degrees of the map that belong to a part of states, like "cell:37.5:-119". Empty for whole states, and for what is no area. */
export function cellsOfArea(name: string): readonly string[] {
  if (!statesOfArea(name).length) return [];
  const plain = name.replace(/ (?:mountains|range|peninsula|area|region|country|ecosystem)$/, "");
  const box =
    byName.get(name) ?? byName.get(plain) ?? byName.get(plain.replace(/s$/, "")) ?? partOfState(name);
  if (!box) return [];
  return (isOne(box) ? [box] : box).flatMap(cellsOf);
}

function isOne(box: Box | Box[]): box is Box {
  return typeof box[0] === "number";
}

/** A half or a quarter of the degrees between the state's ends: "eastern Oregon", "northwest Montana". */
function partOfState(name: string): Box | null {
  const { side = "", state = "" } = sideOfState(name) ?? {};
  const [ends, halves] = [stateBoxes[state], sides.filter(([is]) => is.test(side))];
  if (!ends || !halves.length) return null;
  const [south, west, north, east] = ends;
  const share = halves.reduce<Box>(
    (all, [, part]) => [
      Math.max(all[0], part[0]),
      Math.max(all[1], part[1]),
      Math.min(all[2], part[2]),
      Math.min(all[3], part[3]),
    ],
    whole,
  );
  const [lat, lon] = [
    (part: number) => south + part * (north - south),
    (part: number) => west + part * (east - west),
  ];
  return [lat(share[0]), lon(share[1]), lat(share[2]), lon(share[3])];
}

function cellsOf([south, west, north, east]: Box): string[] {
  const cells: string[] = [];
  for (let lat = Math.floor(2 * south) / 2; lat < north; lat += 0.5)
    for (let lon = Math.floor(2 * west) / 2; lon < east; lon += 0.5) cells.push(cellOf({ lat, lon }, 0.5));
  return cells;
}
