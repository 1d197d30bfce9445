const words = (text: string) => new Set(text.split(/\s+/));

const workers = /(er|or|ist|ian|ant|man|woman|hand|guide|tech|host|cook|chef|keep)$/;
const otherWorkers =
  words(`aide apprentice architect barista captain caddie chauffeur clerk coach concierge cowboy docent fellow guard intern jumper
  lifeguard maid mason mate mechanic nanny nurse officer pilot postdoc professional sawyer specialist steward trainee usher valet`);
/** Words that end like a worker and are none. */
export const namesNoWorker =
  words(`adventure airtanker amphibian avian baer bear beaver boiler bulldozer building catchment center clothing country deer department door
  dozer equipment escapement floor freshwater furniture garment groundwater harbor housing industry indoor junior layer lead motor nature
  number other otter outdoor panther plant plover power raptor reservation restaurant river riparian schooner sector senior ship
  spring station stormwater summer tallship theater timber tower vegetation wastewater water weather whitewater windjammer winter
  backcountry frontcountry`);

/** True for "mason" and "river guide", false for "conservation" and "ski". */
export function namesWorker(phrase: readonly string[]): boolean {
  const last = (phrase.at(-1) ?? "").replace(/(?<=[^s])s$/, "");
  return otherWorkers.has(last) || (last.length > 3 && workers.test(last) && !namesNoWorker.has(last));
}

const settings = words(
  "aquarium camp camps farm farms forest garden gardens hotel inn lodge museum park parks ranch refuge resort resorts zoo",
);

/** Where work is, and what employers call themselves: "national park", "ski resort". */
export function namesSetting(phrase: readonly string[]): boolean {
  return settings.has(phrase.at(-1) ?? "");
}
