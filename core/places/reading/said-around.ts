import { provinceCode } from "#core/places/provinces.ts";
import { usStateCode, usStates } from "#core/places/us-states.ts";

const before =
  /^.{0,80}?\b(?:(?:[Bb]ased|[Ll]ocated|[Ss]tationed|[Hh]eadquartered|[Ss]ituated) (?:out of|in|at|near|on|around)|(?:[Oo]perat|[Ww]ork|[Rr]unn|[Dd]epart|[Ll]eav|[Ll]aunch|[Gg]uid|[Ss]ail|[Ff]ly|[Bb]as)(?:ing|e?s|ed)?(?: \p{Ll}+){0,2} (?:out of|from)|(?:[Ll]ocation|[Ss]tation|[Ss]ite|[Tt]own|[Oo]ffice)s? ?:|[Dd]epart(?:s|ing)|[Hh]ome ?[Pp]ort|office is in|(?:[Tt]rips|[Vv]isits) to|(?:\bHQ|\b[Hh](?:ome|ead) ?[Oo]ffice|[Mm]ain [Oo]ffice|[Hh]ome [Bb]ase|[Hh]eadquarters(?= in|:))(?: is)?(?: in| at|:)?) (?:the )?(?!(?:Home|Anywhere)\b)(?=\p{Lu})/u;

const names = Object.values(usStates).join("|").replaceAll(".", "\\.");

const after = new RegExp(
  String.raw`(?<=, ?([A-Z]{2}|${names}))(?:\. +\p{Lu}|,? (?:in|near|on|off|just|about|approximately|with|location|for|and serving)\b).*$`,
  "su",
);

export function apart(text: string): { place: string; else: string } {
  const [start = ""] = before.exec(text) ?? [];
  const isOpen = /\([^)]*$/.test(start);
  const rest = text.slice(start.length).replace(isOpen ? ")" : "", "");
  const [end = "", code = ""] = after.exec(rest) ?? [];
  const isState = usStateCode(code) !== null || provinceCode(code) !== null;
  const place = isState && end ? rest.slice(0, -end.length) : rest;
  return { place, else: text === place ? "" : `${start} ${isState ? end : ""}` };
}
