import { type Known, named } from "#core/places/gazetteer/gazetteer.server.ts";
import { ofThousand } from "#core/places/gazetteer/weights.ts";
import { provinceCode } from "#core/places/provinces.ts";

/** "Valais", "Baja California Sur", "Otago", "Cumbria". */
export function isProvinceAbroad({ kind, country, state }: Known): boolean {
  return kind === "region" && state === null && country !== "" && country !== "US";
}

/** Null where several countries have a province of this name. */
export function countryOfProvince(part: string): string | null {
  const countries = new Set(
    named(part)
      .filter(isProvinceAbroad)
      .map(({ country }) => country),
  );
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
}

export function isProvinceOf(part: string, country: string): boolean {
  return named(part).some((known) => known.country === country && isProvinceAbroad(known));
}

/** "Calle Morelos, Durango" may be in Colorado; "Nombre de Dios, Durango" is not. */
export function countryOfLand(part: string, before: string[]): string | null {
  const country = countryOfProvince(part);
  const isNearer = ({ kind, country: own, weight }: Known) =>
    kind === "town" && (own === "US" || own === "CA") && weight >= ofThousand;
  if (!country || !named(part).some(isNearer)) return country;
  return before.some((each) => named(each).some((known) => known.country === country)) ? country : null;
}

const before =
  /^(?:Cant[oó]n|Kanton|Cantone|Province|Provincia|Regi[oó]n|Regione|Région|Estado|Departamento|Département|Comunidad|Land|Bundesland|Isla|State|Prefecture) (?:Autónoma )?(?:of |de |du |des |da |do |del |della |di )?(?:l['’]|la |las |los |the )?(?=\p{Lu})/u;

const after =
  /(?: (?:län|fylke|Prefecture|Province|Provincia|Region|Región|Department|Oblast|Voivodeship|maakunta|District|Governorate|Canton|State)|-ken)$/u;

const ofCanada = /^(?:the )?province of (?<name>.+)$|^(?<name>.+) province$/i;

/** "Canton du Valais" becomes "Valais", "Jämtlands län" "Jämtland". "Ontario" may be a city, so its province becomes "ON". */
export function withoutProvinceWords(part: string): string {
  const code = provinceCode(ofCanada.exec(part)?.groups?.name ?? "");
  if (code) return code;
  const bare = part.replace(before, "").replace(after, "");
  if (bare === part || named(part).length) return part;
  return [bare, bare.replace(/s$/, "")].find((name) => named(name).some(isProvinceAbroad)) ?? part;
}
