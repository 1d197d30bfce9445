import { type Known, named } from "#core/places/gazetteer/gazetteer.server.ts";

// These words end the name of a park; a bare word like "Glacier" may be anything.
const ending =
  /\b(?:national (?:historical? |military |wildlife |scenic |recreation |conservation )?(?:parks?|forests?|monument|seashore|lakeshore|preserve|reserve|recreation area|area|refuge|site|grassland|battlefield|memorial|river)(?: (?:and|&) preserve)?|(?:state|provincial) (?:historic(?:al)? |resort |natural )?(?:park|forest|recreation area|beach|reserve)|ranger district|field office|wildlife management area|wilderness(?: area)?|canoe area(?: wilderness)?|np|nf|nwr|nra|nhp)\b/giu;

const mostWords = 7;

/** Where a text names a forest and its district, only the district counts. */
export function parksIn(text: string): Known[] {
  const parks = parksNamed(text);
  const districts = parks.filter(({ name }) => name.endsWith(" Ranger District"));
  return districts.length ? districts : parks;
}

function parksNamed(text: string): Known[] {
  return [...text.matchAll(ending)].flatMap((match) => {
    const end = match.index + match[0].length;
    const words = text
      .slice(0, end)
      .split(/[-–—,;:()|/@\s]+/)
      .filter(Boolean);
    for (let count = Math.min(mostWords + 3, words.length); count > 1; count--) {
      const parks = named(words.slice(-count).join(" ")).filter(
        ({ kind, lat, isRiver }) => kind === "park" && !isRiver && Number.isFinite(lat),
      );
      if (parks.length) return parks;
    }
    return [];
  });
}
