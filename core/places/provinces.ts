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
  ["p.e.i.", "PE"],
  ["pei", "PE"],
  ["n.s.", "NS"],
  ["n.b.", "NB"],
  ["alta.", "AB"],
  ["ont.", "ON"],
  ["sask.", "SK"],
  ["que.", "QC"],
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
  NZ: "mackenzie district|queenstown-lakes district|westland district|southland district|tasman district|buller district|grey district|hurunui district|selwyn district|waitaki district|ruapehu district|thames-coromandel district|far north district|hawkes bay region|otago region|canterbury region|southland region|waikato region|west coast region|queenstown-lakes|westland|hawke's bay|wairarapa|tongariro|otago|canterbury|west coast nz|marlborough|nelson nz|tasman|southland|fiordland|northland|waikato|bay of plenty|gisborne|hawkes bay|taranaki|manawatu-whanganui|auckland region",
  GB: "aberdeenshire|angus uk|argyll|bedfordshire|berkshire uk|buckinghamshire|caithness|cambridgeshire|carmarthenshire|ceredigion|cheshire uk|county antrim|county armagh|county down|county durham|county fermanagh|county tyrone|county londonderry|county derry|denbighshire|dumfries and galloway|dumfriesshire|east sussex|east yorkshire|flintshire|herefordshire|hertfordshire|inverness-shire|isle of wight|kincardineshire|leicestershire|lincolnshire|merseyside|monmouthshire|moray|na h-eileanan siar|northamptonshire|nottinghamshire|pembrokeshire|perth and kinross|perthshire|ross-shire|scottish borders|shropshire|south yorkshire|staffordshire|sutherland uk|tyne and wear|warwickshire|west sussex|west yorkshire|wiltshire|worcestershire|cumbria|devon|cornwall|dorset|somerset|kent|surrey|sussex|essex|norfolk uk|yorkshire|north yorkshire|derbyshire|highland|highlands|argyll and bute|gwynedd|conwy|powys|oxfordshire|hampshire|gloucestershire|lancashire|northumberland|greater manchester|greater london",
  DE: "baden-württemberg|baden-wurttemberg|bavaria|bayern|berlin|brandenburg|bremen|hamburg|hesse|hessen|lower saxony|niedersachsen|north rhine-westphalia|nordrhein-westfalen|rhineland-palatinate|saarland|saxony|sachsen|schleswig-holstein|thuringia|thuringen|thüringen",
  IN: "andhra pradesh|assam|delhi|goa|gujarat|haryana|himachal pradesh|karnataka|kerala|madhya pradesh|maharashtra|rajasthan|sikkim|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal",
  CH: "valais|wallis|vaud|bern|berne|graubünden|graubunden|grisons|ticino|zürich",
  AT: "tyrol|tirol|vorarlberg|salzburg|styria|carinthia",
  FR: "haute-savoie|savoie|auvergne-rhône-alpes|auvergne-rhone-alpes|île-de-france|ile-de-france|occitanie|provence-alpes-côte d'azur|bretagne|nouvelle-aquitaine",
  IT: "lombardy|lombardia|veneto|piedmont|piemonte|trentino-alto adige|south tyrol|tuscany|toscana|lazio|sicily|sardinia",
  ES: "catalonia|cataluña|andalusia|andalucía|madrid|aragon|basque country",
  MX: "baja california|baja california sur|bcs|chiapas|guerrero|michoacán|michoacan|nayarit|tamaulipas|veracruz state|hidalgo mexico|morelos|colima state|sonora|chihuahua|jalisco|quintana roo|oaxaca|nuevo león|nuevo leon|yucatan|yucatán|durango|dgo|coahuila|sinaloa",
  BR: "são paulo|sao paulo|rio de janeiro|minas gerais|bahia|paraná|parana|santa catarina|rio grande do sul",
  CR: "guanacaste|puntarenas|limón|limon|alajuela|heredia|cartago province|san josé province|limón province|limon province|puntarenas province|guanacaste province|heredia province",
  ZA: "western cape|eastern cape|northern cape|north west province|free state|kzn|gauteng|kwazulu-natal|kwazulu natal|limpopo|mpumalanga",
  JP: "hokkaido|nagano|niigata|okinawa prefecture",
  NL: "noord-holland|north holland|zuid-holland|south holland|gelderland|noord-brabant|utrecht",
  IE: "county carlow|county cavan|county clare|county kildare|county kilkenny|county laois|county leitrim|county limerick|county longford|county louth|county meath|county monaghan|county offaly|county roscommon|county sligo|county tipperary|county waterford|county westmeath|county wexford|county cork|county galway|county kerry|county mayo|county donegal|county wicklow|county dublin|leinster|munster|connacht",
  NO: "vestland|troms|nordland|viken|innlandet",
  SE: "jämtland|västra götaland|skåne|norrbotten",
  PE: "madre de dios|loreto|ucayali|ancash|áncash|amazonas peru",
  EC: "pichincha|napo|orellana|sucumbíos|sucumbios|manabí|manabi|galápagos province|morona santiago|pastaza|zamora chinchipe|imbabura|cotopaxi|chimborazo",
  CO: "antioquia|valle del cauca|magdalena|chocó|choco|nariño|cundinamarca|boyacá|santander department",
  KE: "laikipia county|narok county|kajiado county|samburu county|isiolo county",
  MY: "sabah|sarawak|pahang|johor|terengganu",
  ID: "west papua|north sulawesi|central kalimantan|east kalimantan|west kalimantan|north sumatra|aceh|west java|lombok",
  PH: "palawan|bohol|negros oriental|southern leyte|cebu province",
  CL: "magallanes|los lagos|los ríos|aysén|araucanía|región de magallanes|magallanes region",
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
