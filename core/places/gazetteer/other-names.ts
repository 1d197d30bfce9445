export const otherNames: Record<string, [name: string, area: string]> = {
  NYC: ["New York", "US-NY"],
  "New York City": ["New York", "US-NY"],
  Manhattan: ["New York", "US-NY"],
  "NY Metro": ["New York", "US-NY"],
  "NYC Metro": ["New York", "US-NY"],
  "Big Bear": ["Big Bear Lake", "US-CA"],
  "Hilton Head": ["Hilton Head Island", "US-SC"],
  Kona: ["Kailua-Kona", "US-HI"],
  "Dallas-Fort Worth": ["Dallas", "US-TX"],
  LaPush: ["La Push", "US-WA"],
  Utqiagvik: ["Barrow", "US-AK"],
  "A-Basin": ["Arapahoe Basin", "US-CO"],
  "Anza-Borrego": ["Anza-Borrego Desert State Park", "US-CA"],
  DFW: ["Dallas", "US-TX"],
  LA: ["Los Angeles", "US-CA"],
  SF: ["San Francisco", "US-CA"],
  SLC: ["Salt Lake City", "US-UT"],
  Philly: ["Philadelphia", "US-PA"],
  "Washington DC": ["Washington", "US-DC"],
  "DC Metro": ["Washington", "US-DC"],
  "DC Area": ["Washington", "US-DC"],
  "Washington D C": ["Washington", "US-DC"],
  "Saint Petersburg": ["Saint Petersburg", "US-FL"],
  RMNP: ["Rocky Mountain National Park", "US-CO"],
  Smokies: ["Great Smoky Mountains National Park", "US-TN"],
  "Grand Tetons": ["Teton Range", "US-WY"],
  Breck: ["Breckenridge", "US-CO"],
  Mammoth: ["Mammoth Lakes", "US-CA"],
  "Park City Mountain": ["Park City Mountain Resort", "US-UT"],
  Tetons: ["Teton Range", "US-WY"],
  "Mount Bachelor": ["Mount Bachelor Ski Area", "US-OR"],
  "Sugarloaf Mountain": ["Sugarloaf", "US-ME"],
  "Sunday River": ["Sunday River Ski Resort", "US-ME"],
  Saddleback: ["Saddleback Maine", "US-ME"],
  Stratton: ["Stratton Mountain Resort", "US-VT"],
  Okemo: ["Okemo Mountain", "US-VT"],
  "Okemo Mountain Resort": ["Okemo Mountain", "US-VT"],
  "Smugglers' Notch": ["Smugglers' Notch Resort", "US-VT"],
  "Bretton Woods": ["Bretton Woods Mountain Resort", "US-NH"],
  "Waterville Valley": ["Waterville Valley Resort", "US-NH"],
  "Beaver Creek": ["Beaver Creek Resort", "US-CO"],
  Steamboat: ["Steamboat Ski Resort", "US-CO"],
  Keystone: ["Keystone Resort", "US-CO"],
  Breckenridge: ["Breckenridge Ski Resort", "US-CO"],
  Solitude: ["Solitude Mountain Resort", "US-UT"],
  Heavenly: ["Heavenly Mountain Resort", "US-CA"],
  Northstar: ["Northstar California", "US-CA"],
  Kirkwood: ["Kirkwood Mountain Resort", "US-CA"],
  "Mammoth Mountain": ["Mammoth Mountain Ski Area", "US-CA"],
  "Timberline Lodge": ["Timberline Lodge Ski Area", "US-OR"],
  "Squaw Valley": ["Palisades Tahoe", "US-CA"],
  "Squaw Valley Ski Resort": ["Palisades Tahoe", "US-CA"],
  "P.E.I. National Park": ["Prince Edward Island National Park", "CA-PE"],
  Ōtautahi: ["Christchurch", "NZ"],
  "Tāmaki Makaurau": ["Auckland", "NZ"],
  "Te Whanganui-a-Tara": ["Wellington", "NZ"],
  Ōtepoti: ["Dunedin", "NZ"],
  Kirikiriroa: ["Hamilton", "NZ"],
  Whakatū: ["Nelson", "NZ"],
  "Bahía Drake": ["Drake Bay", "CR"],
  "Lake Sidney Lanier": ["Lake Lanier", "US-GA"],
  "Lofoten Islands": ["Lofoten", "NO"],
  "Quebec City": ["Québec", "CA-QC"],
  "Ville de Québec": ["Québec", "CA-QC"],
  "New River Gorge National River": ["New River Gorge National Park and Preserve", "US-WV"],
  "Indiana Dunes National Lakeshore": ["Indiana Dunes National Park", "US-IN"],
  "Pinnacles National Monument": ["Pinnacles National Park", "US-CA"],
  "White Sands National Monument": ["White Sands National Park", "US-NM"],
  "Jefferson National Expansion Memorial": ["Gateway Arch National Park", "US-MO"],
  "Mount McKinley National Park": ["Denali National Park and Preserve", "US-AK"],
  "East Glacier": ["East Glacier Park", "US-MT"],
  "Franz Josef Waiau": ["Franz Josef", "NZ"],
  "Milford Sound Piopiotahi": ["Milford Sound", "NZ"],
  "Doubtful Sound Patea": ["Doubtful Sound", "NZ"],
  "Stewart Island Rakiura": ["Stewart Island", "NZ"],
  "Te Anau Fiordland": ["Te Anau", "NZ"],
  "Fox Glacier Weheka": ["Fox Glacier", "NZ"],
  "Snowdonia Eryri": ["Snowdonia", "GB"],
  "Brecon Beacons Bannau Brycheiniog": ["Brecon Beacons", "GB"],
  "Kruger Park": ["Kruger National Park", "ZA"],
};

/** A short name counts only where the state is known. */
export function parkKeys(key: string): { key: string; isShort: boolean }[] {
  const keys: { key: string; isShort: boolean }[] = [];
  const full = (other: string) => other !== key && keys.push({ key: other, isShort: false });
  const short = (other: string) => other && other !== key && keys.push({ key: other, isShort: true });
  const park = /^(.+?) national parks?(?: and preserve| reserve| and reserve)?$/.exec(key)?.[1];
  if (park) {
    full(`${park} national park`);
    full(`${park} np`);
    full(`${park} natl park`);
  }
  if (/ national forests?$/.test(key)) {
    full(key.replace(/ national forests?$/, " nf"));
    full(key.replace(/ national forests?$/, " national forest"));
  }
  for (const [long, code] of [
    ["seashore", "ns"],
    ["recreation area", "nra"],
    ["historical park", "nhp"],
    ["historic site", "nhs"],
  ] as const)
    if (key.endsWith(` national ${long}`)) full(key.replace(` national ${long}`, ` ${code}`));
  if (/ national monument$/.test(key)) full(key.replace(/ national monument$/, " nm"));
  if (/ national wildlife refuge$/.test(key)) full(key.replace(/ national wildlife refuge$/, " refuge"));
  if (/ wilderness$/.test(key)) full(`${key} area`);
  if (/ provincial park$/.test(key)) full(key.replace(/ provincial park$/, " pp"));
  if (/ wildlife management area$/.test(key)) full(key.replace(/ wildlife management area$/, " wma"));
  // "Middle Fork of the Salmon", "Main Salmon".
  if (/^(?:(?:middle|north|south|east|west) fork|main) .+ river$/.test(key)) full(key.replace(/ river$/, ""));
  const reserve = /^(.+) nature reserve$/.exec(key)?.[1];
  if (reserve) {
    for (const other of [`${reserve} reserve`, `${reserve} rspb reserve`]) full(other);
    for (const last of ["", " reserve", " nature reserve"]) full(`rspb ${reserve}${last}`);
    short(reserve);
  }
  const unit =
    / (?:national (?:parks?|monument|forests?|recreation area|seashore|lakeshore|preserve|historical park|historic site|memorial|battlefield|grassland|wildlife refuge|scenic river|park and preserve)(?: and preserve)?|provincial park|marine provincial park|state (?:park|historic park|historical park|resort park|recreation area|forest|beach|natural area)|wilderness|air force base|space force base|air base)$/;
  if (unit.test(key)) short(key.replace(unit, ""));
  const slope =
    / (?:ski (?:resort|area|valley|center|ways)|mountain (?:ski (?:area|resort)|resort)|resort|mountain)$/;
  if (slope.test(key)) {
    short(key.replace(slope, ""));
    short(`${key.replace(slope, "")} mountain`);
    full(`${key.replace(slope, "")} ski resort`);
    full(`${key.replace(slope, "")} ski area`);
    full(`${key.replace(slope, "")} mountain resort`);
  }
  return keys;
}
