import { phrases } from "./phrases.ts";
import { things } from "./spanish/things.ts";
import { workers } from "./spanish/workers.ts";

const said: Readonly<Record<string, string>> = { ...workers, ...things };

/** Words that say nothing. */
const empty =
  "a, ahora, al, alguien, algun, alguna, aqui, bien pagado, busca, buscamos, buscan, buscando, busco, como, con, contratan, contratando, cual, cuales, de, del, desde, donde, el, empresas que contratan, en, encontrar, es, esta, estoy buscando, hay, hoy, la, las, lo, los, mi, mucho, muy, necesito, o, oferta, ofertas, ofrecen, ofrezco, pago por hora, pagos semanales, para, personas, por, por favor, postular, postularme, puesto, puestos, que, que ofrecen, quiero, quiero ser, quiero trabajar, salario, se busca, se necesita, se requiere, se solicita, se solicitan, ser, solicito, soy, su, sueldo, tambien, un, una, unos, vacante, vacantes, y, yo";

/** What is typed in Spanish, and what is typed in English for the same; empty where nothing is. */
export const spanish: Readonly<Record<string, string>> = Object.fromEntries([
  ...phrases(empty).map((phrase) => [phrase, ""] as const),
  ...Object.entries(said).flatMap(([english, list]) =>
    phrases(list).map((phrase) => [phrase, english] as const),
  ),
]);
