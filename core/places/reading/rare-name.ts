import { type Known, named, parksInShort } from "#core/places/gazetteer/gazetteer.server.ts";
import { close } from "./bare-name.ts";

/** No other place has the name of "Skagway" or "Marblemount"; a short name or a common word may mean anything. */
export function onlyOneNamed(text: string): Known | null {
  const [known, another] = named(text);
  const isRare =
    known?.kind === "town" &&
    another === undefined &&
    close.test(known.country) &&
    /^\p{Lu}\p{L}+$/u.test(text) &&
    text.length >= (known.weight > 0 ? 6 : 8);
  return isRare && !isCommonWord.test(text) && !parksInShort(text).length ? known : null;
}

/** Words of postings and of everyday talk that are names of villages, too. */
const isCommonWord = new RegExp(
  `^(?:${[
    "peninsula|wisdom|searchlight|summit|corporate|seasonal|frontier|pioneer|enterprise|energy|independence",
    "liberty|mountain|valley|prairie|meadows?|harbor|woodland|wilderness|backcountry|industrial|central",
    "downtown|uptown|midtown|campground|rainbow|evergreen|challenge|advance|commerce|economy|industry",
    "international|national|regional|university|academy|institute|college|recovery|security|hospital|shipyard",
    "centre|harvest|shorter|magazine|congress|august|fellows|occidental|paramount|parkway|thermal|willows",
    "conifer|hygiene|blades|century|holiday|osprey|register|salmon|marine|steward|farmland|eastern|premium",
    "accident|battlefield|alligator|midnight|northwest|friend|western|counselor|grants|deposit|purchase|queens",
    "seaman|carrier|kingfisher|fields|fossil|talent|effort|export|mainland|progress|reservoir|southeastern",
    "trainer|transfer|interior|porcupine|campaign|combine|nursery|telephone|thicket|helper|dolphin|mollusk",
    "ordinary|painter|triangle|village|concrete|monitor|startup|exchange|hundred|junior|premier|surveyor",
    "veteran|chicken|england|longleaf|internship|supervisor|coordinator|director|manager|technician|specialist",
    ".*(?:ing|tion|ment|ness|able|ance|ence|ists?|ers)",
  ].join("|")})$`,
  "i",
);
