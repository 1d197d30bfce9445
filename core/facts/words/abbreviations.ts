/** A period after these never ends a sentence. */
export const openAbbreviations = new Set(
  "u.s e.g i.e st mr mrs ms dr mt ft vs no nos approx est dept gov ave rd incl ex fig vol univ gen col capt jr".split(
    " ",
  ),
);

/** A period after these ends a sentence only before a capital. */
export const closingAbbreviations = new Set(
  "a.m p.m hr hrs lb lbs yr yrs wk wks mo mos min max etc inc co corp ltd jan feb mar apr jun jul aug sep sept oct nov dec ph.d b.s b.a m.s m.a d.c".split(
    " ",
  ),
);

/** A period after these goes on with a date: "Sun. Oct 4". */
export const weekdays = new Set("mon tue tues wed weds thu thur thurs fri sat sun".split(" "));
