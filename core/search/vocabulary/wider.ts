import { phrases } from "./phrases.ts";
import { animals } from "./wider/animals.ts";
import { birds } from "./wider/birds.ts";
import { fire } from "./wider/fire.ts";
import { guiding } from "./wider/guiding.ts";
import { hospitality } from "./wider/hospitality.ts";
import { land } from "./wider/land.ts";
import { parks } from "./wider/parks.ts";
import { science } from "./wider/science.ts";
import { shopsOffices } from "./wider/shops-offices.ts";
import { snow } from "./wider/snow.ts";
import { study } from "./wider/study.ts";
import { teaching } from "./wider/teaching.ts";
import { trades } from "./wider/trades.ts";
import { trails } from "./wider/trails.ts";
import { water } from "./wider/water.ts";
import { wildlife } from "./wider/wildlife.ts";

/** Near to who works with one kind of animal: a bander of birds to a quail technician. */
const workersWith = {
  birds: "avian biologist, avian technician, bird banding, bird survey",
  fish: "fish biologist, fish technician",
};

const lists: Record<string, readonly string[]> = Object.fromEntries(
  [
    animals,
    birds,
    fire,
    guiding,
    hospitality,
    land,
    parks,
    science,
    shopsOffices,
    snow,
    study,
    teaching,
    trades,
    trails,
    water,
    wildlife,
  ].flatMap((field) => Object.entries(field).map(([typed, others]) => [typed, phrases(others)])),
);

for (const [animals, workers] of Object.entries(workersWith))
  for (const worker of phrases(workers))
    lists[worker] = [...new Set([...(lists[worker] ?? []), ...(lists[animals] ?? [])])].sort();

/** A search for a key also finds its values, ranked lower. A key includes its synonyms in `same`. */
export const wider: Readonly<typeof lists> = lists;
