import { phrases } from "./phrases.ts";
import { fire } from "./same/fire.ts";
import { guiding } from "./same/guiding.ts";
import { hospitality } from "./same/hospitality.ts";
import { land } from "./same/land.ts";
import { offices } from "./same/offices.ts";
import { parks } from "./same/parks.ts";
import { science } from "./same/science.ts";
import { shops } from "./same/shops.ts";
import { snow } from "./same/snow.ts";
import { spellings } from "./same/spellings.ts";
import { study } from "./same/study.ts";
import { teaching } from "./same/teaching.ts";
import { trades } from "./same/trades.ts";
import { trails } from "./same/trails.ts";
import { water } from "./same/water.ts";
import { wildlife } from "./same/wildlife.ts";

/**
 * Phrases of a group mean the same, and each phrase is in one group. The stemmer already joins inflections.
 */
export const synonyms: readonly (readonly string[])[] = [
  fire,
  guiding,
  hospitality,
  land,
  offices,
  parks,
  science,
  shops,
  snow,
  spellings,
  study,
  teaching,
  trades,
  trails,
  water,
  wildlife,
]
  .flat()
  .map(phrases);
