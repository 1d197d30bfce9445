export const canadianProvinces: Record<string, string> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** GeoNames numbers Canada's provinces this way. */
export const canadianByNumber: Record<string, string> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

const canadianByName = new Map(
  Object.entries(canadianProvinces).map(([code, name]) => [name.toLowerCase(), code]),
);
for (const [other, code] of [
  ["newfoundland", "NL"],
  ["labrador", "NL"],
  ["québec", "QC"],
  ["yukon territory", "YT"],
  ["b.c.", "BC"],
] as const)
  canadianByName.set(other, code);

export function provinceCode(text: string): string | null {
  const code = text.toUpperCase();
  return Object.hasOwn(canadianProvinces, code) ? code : (canadianByName.get(text.toLowerCase()) ?? null);
}

export function provinceOf(text: string): string | null {
  return canadianProvinces[provinceCode(text) ?? ""] ?? null;
}

const named: Record<string, string> = {
  AU: "new south wales|nsw|victoria|vic|queensland|qld|tasmania|tas|south australia|western australia|northern territory|australian capital territory",
  NZ: "queenstown-lakes|westland|hawke's bay|wairarapa|tongariro|otago|canterbury|west coast nz|marlborough|nelson nz|tasman|southland|fiordland|northland|waikato|bay of plenty|gisborne|hawkes bay|taranaki|manawatu-whanganui|auckland region",
  GB: "aberdeenshire|angus uk|argyll|bedfordshire|berkshire uk|buckinghamshire|caithness|cambridgeshire|carmarthenshire|ceredigion|cheshire uk|county antrim|county armagh|county down|county durham|county fermanagh|county tyrone|denbighshire|dumfries and galloway|dumfriesshire|east sussex|east yorkshire|flintshire|herefordshire|hertfordshire|inverness-shire|isle of wight|kincardineshire|leicestershire|lincolnshire|merseyside|monmouthshire|moray|na h-eileanan siar|northamptonshire|nottinghamshire|pembrokeshire|perth and kinross|perthshire|ross-shire|scottish borders|shropshire|south yorkshire|staffordshire|sutherland uk|tyne and wear|warwickshire|west sussex|west yorkshire|wiltshire|worcestershire|cumbria|devon|cornwall|dorset|somerset|kent|surrey|sussex|essex|norfolk uk|yorkshire|north yorkshire|derbyshire|highland|highlands|argyll and bute|gwynedd|conwy|powys|oxfordshire|hampshire|gloucestershire|lancashire|northumberland|greater manchester|greater london",
  DE: "baden-württemberg|baden-wurttemberg|bavaria|bayern|berlin|brandenburg|bremen|hamburg|hesse|hessen|lower saxony|niedersachsen|north rhine-westphalia|nordrhein-westfalen|rhineland-palatinate|saarland|saxony|sachsen|schleswig-holstein|thuringia|thuringen|thüringen",
  IN: "andhra pradesh|assam|delhi|goa|gujarat|haryana|himachal pradesh|karnataka|kerala|madhya pradesh|maharashtra|rajasthan|sikkim|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal",
  CH: "valais|wallis|vaud|bern|berne|graubünden|graubunden|grisons|ticino|zürich",
  AT: "tyrol|tirol|vorarlberg|salzburg|styria|carinthia",
  FR: "haute-savoie|savoie|auvergne-rhône-alpes|auvergne-rhone-alpes|île-de-france|ile-de-france|occitanie|provence-alpes-côte d'azur|bretagne|nouvelle-aquitaine",
  IT: "lombardy|lombardia|veneto|piedmont|piemonte|trentino-alto adige|south tyrol|tuscany|toscana|lazio|sicily|sardinia",
  ES: "catalonia|cataluña|andalusia|andalucía|madrid|aragon|basque country",
  MX: "baja california|baja california sur|sonora|chihuahua|jalisco|quintana roo|oaxaca|nuevo león|nuevo leon|yucatan|yucatán|durango|dgo|coahuila|sinaloa",
  BR: "são paulo|sao paulo|rio de janeiro|minas gerais|bahia|paraná|parana|santa catarina|rio grande do sul",
  CR: "guanacaste|puntarenas|limón|limon|alajuela|heredia",
  ZA: "western cape|eastern cape|gauteng|kwazulu-natal|limpopo|mpumalanga",
  JP: "hokkaido|nagano|niigata|okinawa prefecture",
  NL: "noord-holland|north holland|zuid-holland|south holland|gelderland|noord-brabant|utrecht",
  IE: "county cork|county galway|county kerry|county mayo|county donegal|county wicklow|county dublin|leinster|munster|connacht",
  NO: "vestland|troms|nordland|viken|innlandet",
  SE: "jämtland|västra götaland|skåne|norrbotten",
  CL: "magallanes|los lagos|los ríos|aysén",
  AR: "patagonia argentina|río negro|chubut|neuquén|santa cruz province|mendoza province",
};

const countryByProvince = new Map(
  Object.entries(named).flatMap(([country, names]) => names.split("|").map((name) => [name, country])),
);

export function countryOfProvince(text: string): string | null {
  return countryByProvince.get(text.toLowerCase()) ?? null;
}

/** Some are also codes of US states or Canadian territories; only "Australia" after them tells. */
export const australianCodes = /^(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/;

export function isProvinceOf(text: string, country: string): boolean {
  return countryOfProvince(text) === country;
}
