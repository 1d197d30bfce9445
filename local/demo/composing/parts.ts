import type { Fact } from "#local/demo/fact.ts";
import { occupationalSeries } from "#local/demo/occupational-series.ts";
import { placeName } from "#local/demo/wording.ts";
import type { Draw } from "./draw.ts";
import { applying, fits, notes, type Passage, type States, settings, weather } from "./stock.ts";
import { drawTerms, type StatedTerm } from "./terms.ts";
import type { Traits } from "./traits.ts";

/** The content of a posting before its layout. */
export type Parts = {
  intro: string;
  more: string[];
  about: string;
  duties: string[];
  needs: string[];
  plus: string[];
  asked: StatedTerm[];
  given: StatedTerm[];
  places: string[];
  series: string | undefined;
  apply: string;
  stated: States;
};

/** Shorter postings get more about the work and the place. */
const enoughWords = 170;

const asks = new Set(["licence", "papers", "certificates", "age", "lift", "screening", "experience"]);

export function drawParts(fact: Fact, traits: Traits, draw: Draw): Parts {
  const { kind, tags } = traits;
  const stated: States = {};
  const note = <T extends Passage | undefined>(passage: T): T => {
    Object.assign(stated, passage?.states);
    return passage;
  };
  const intros = kind.intro.filter(({ when }) => !when || when.test(fact.title));
  const particular = intros.filter(({ when }) => when);
  const ownOnly = particular.length > 0 && draw.chance("particular", 0.6);
  const intro = note(draw.one("intro", ownOnly ? particular : intros));
  const duties = draw.some("duties", draw.one("how many duties", [5, 6, 6, 7, 8]) ?? 5, kind.duties);
  const needs = draw.some("needs", draw.one("how many needs", [3, 4, 4, 5]) ?? 4, kind.needs).map(note);
  const plus = draw.chance("plus", 0.55) ? draw.some("plus", 2, kind.plus).map(note) : [];
  const weeks = kind.week.filter(({ when }) => !when || when.test(fact.title));
  const hasWeek = !tags.has("parttime") && draw.chance("week", 0.85);
  const week = hasWeek ? note(draw.one("week", weeks)) : undefined;
  const said = drawTerms(fact, traits, stated, draw);
  for (const { states } of said) Object.assign(stated, states);
  const apply = draw.one("apply", applyingLines(tags))?.says ?? "";
  const hasSeries = fact.series && draw.chance("series", 0.3);

  const sure = [intro, week, ...needs, ...plus, ...said.map(({ text }) => ({ says: text }))];
  let words = wordCount([...sure.map((passage) => passage?.says ?? ""), ...duties, apply].join(" "));
  const optional = (question: string, share: number, says: string | undefined) => {
    if (!says || (words >= enoughWords && !draw.chance(question, share))) return [];
    words += wordCount(says);
    return [says];
  };
  const rest = intros.filter((passage) => passage !== intro);
  const second = optional("second", 0.42, draw.one("second intro", rest)?.says);
  const setting = draw.one(
    "setting",
    settings.filter((line) => fits(line, settingTags(traits))),
  );
  const isToldOf = tags.has("order") || tags.has("fictitious");
  const about = isToldOf ? [] : optional("about", 0.6, setting?.says);
  const underSky = tags.has("field") && !tags.has("order") && !tags.has("solo") && !tags.has("boat");
  const sky = underSky ? optional("weather", 0.3, draw.one("sky", weatherAt(fact))?.says) : [];
  return {
    intro: intro?.says ?? "",
    more: [...second, ...(week ? [week.says] : [])],
    about: [...about, ...sky].join(" "),
    duties: words < enoughWords ? kind.duties : duties,
    needs: needs.map(({ says }) => says),
    plus: plus.map(({ says }) => says),
    asked: said.filter((term) => asks.has(term.fact)),
    given: [...said.filter((term) => !asks.has(term.fact)), ...notesOf(fact, draw)],
    places: placesOf(fact),
    series: hasSeries ? seriesWords(fact) : undefined,
    apply: apply.replace("{order}", fact.url?.match(/H-\d{3}-\d{5}-\d+/)?.[0] ?? ""),
    stated,
  };
}

function notesOf({ title }: Fact, draw: Draw): StatedTerm[] {
  const fitting = notes.filter(({ when }) => when.test(title));
  const note = draw.chance("note", 0.7) ? draw.one("note words", fitting) : undefined;
  return note ? [{ fact: "note", text: note.says, states: {} }] : [];
}

/** Youth programs and day boats have their own texts. */
function settingTags({ tags, half }: Traits): Set<string> {
  if (half !== "trade" || tags.has("partner") || tags.has("member")) return tags;
  const own = ["camp", "camp-some", "hunting"].some((tag) => tags.has(tag)) && !tags.has("tours");
  return own ? new Set(["outfit"]) : tags;
}

/** Employer-specific ways to apply replace the general ones. */
function applyingLines(tags: Set<string>) {
  const fitting = applying.filter((line) => fits(line, tags));
  const particular = fitting.filter((line) => !line.for?.startsWith("board"));
  return particular.length > 0 && !tags.has("state") && !tags.has("univ") ? particular : fitting;
}

function weatherAt({ places }: Fact) {
  const states = new Set(places.map(([, state]) => state));
  const [state = ""] = states;
  return states.size === 1 ? weather.filter((line) => line.states.includes(state)) : [];
}

function placesOf({ places }: Fact): string[] {
  const names = [...new Set(places.map(placeName))];
  return names.length < 3 || names.length > 12 ? [] : names;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

function seriesWords({ series }: Fact): string | undefined {
  const name = series && occupationalSeries[series];
  return name ? `Series: ${series}, ${name}` : undefined;
}
