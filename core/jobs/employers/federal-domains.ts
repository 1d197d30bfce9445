const domainsByName: Readonly<Record<string, readonly string[]>> = {
  "agricultural research service": ["usda.gov"],
  "animal plant health inspection service": ["usda.gov"],
  "army corps engineers": ["usace.army.mil"],
  "bureau indian affairs": ["bia.gov"],
  "bureau land management": ["blm.gov"],
  "bureau ocean energy management": ["boem.gov"],
  "bureau reclamation": ["usbr.gov"],
  "coast guard": ["uscg.mil"],
  "department agriculture": ["usda.gov"],
  "department defense": ["defense.gov"],
  "department interior": ["doi.gov"],
  "environmental protection agency": ["epa.gov"],
  "fish wildlife service": ["fws.gov"],
  "forest service": ["usda.gov", "fs.fed.us"],
  "geological survey": ["usgs.gov"],
  "national marine fisheries service": ["noaa.gov"],
  "national oceanic atmospheric administration": ["noaa.gov"],
  "national park service": ["nps.gov"],
  "national weather service": ["noaa.gov"],
  "national wildlife refuge system": ["fws.gov"],
  "natural resources conservation service": ["usda.gov"],
  "office surface mining reclamation enforcement": ["osmre.gov"],
  "tennessee valley authority": ["tva.gov"],
};

/** Agencies hire at USAJOBS, so their jobs show no domain of their own. The names are as `nameWords` writes them. */
export const federalDomains: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(domainsByName));
