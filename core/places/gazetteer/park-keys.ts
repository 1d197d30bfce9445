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
    full(`${key.replace(slope, "")} resort`);
    full(`${key.replace(slope, "")} ski area`);
    full(`${key.replace(slope, "")} mountain resort`);
  }
  return keys;
}
