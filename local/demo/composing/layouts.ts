import type { Block } from "#local/demo/demo-job.ts";
import { readLines } from "#local/demo/read-lines.ts";
import { listing, sentenceStart } from "#local/demo/wording.ts";
import type { Draw } from "./draw.ts";
import type { Parts } from "./parts.ts";
import { fits } from "./stock.ts";
import type { StatedTerm } from "./terms.ts";

const headings = readLines("texts/headings.jsonl") as { for: string; says: string[] }[];

export function layOut(parts: Parts, tags: Set<string>, draw: Draw): Block[] {
  const layouts = tags.has("federal")
    ? [sections, sections, summary, labelled, running]
    : tags.has("order")
      ? [labelled, labelled, sections, running]
      : [sections, sections, labelled, running, running, mixed];
  const layout = draw.one("layout", layouts) ?? sections;
  return layout(parts, (name) => heading(name, tags, draw), draw);
}

type Heading = (name: string) => Block;
type Layout = (parts: Parts, head: Heading, draw: Draw) => Block[];

const sections: Layout = (parts, head, draw) => {
  const about = parts.about ? [head("about"), ...paragraph(parts.about)] : [];
  const terms = termsSection(parts, head, draw.chance("terms as list", 0.6), draw.chance("labels", 0.4));
  const duties = [head("duties"), ...list(parts.duties)];
  const needs = [head("needs"), ...list(needItems(parts, draw))];
  const first = draw.chance("about first", 0.35);
  const early = draw.chance("terms first", 0.3);
  return [
    ...paragraph(parts.intro),
    ...(first ? about : []),
    ...paragraphs(parts.more),
    ...(early ? terms : []),
    ...duties,
    ...needs,
    ...(early ? [] : terms),
    ...(first ? [] : about),
    ...placesSection(parts, head),
    head("apply"),
    ...paragraph(parts.apply),
  ];
};

const summary: Layout = (parts, head, draw) => {
  const conditions = [...parts.asked.map(item), ...(parts.series ? [parts.series] : [])];
  const above = draw.chance("week above", 0.5);
  return [
    { kind: "heading", text: "Summary" },
    ...paragraph(parts.intro, above ? parts.more.join(" ") : ""),
    head("duties"),
    ...list(parts.duties),
    ...(conditions.length > 0 ? [titled("Conditions of employment"), ...list(conditions)] : []),
    titled("Qualifications"),
    ...paragraph(needsSentence(parts, draw)),
    titled("Additional information"),
    ...paragraph(...parts.given.map(sentence)),
    ...paragraph(parts.about, above ? "" : parts.more.join(" ")),
    ...placesSection(parts, head),
    ...paragraph(parts.apply),
  ];
};

const labelled: Layout = (parts, head, draw) => {
  const labels = [...parts.given.map(label), ...(parts.series ? [parts.series] : [])];
  const above = draw.chance("labels above", 0.4) && labels.length > 1;
  const glance = labels.length > 1 ? [head("glance"), ...list(labels)] : paragraph(...labels.map(ended));
  return [
    ...(above ? glance : []),
    ...paragraph(parts.intro, ...parts.more),
    head("duties"),
    ...list(parts.duties),
    ...(above ? [] : glance),
    head("needs"),
    ...list(needItems(parts, draw)),
    ...paragraph(parts.about),
    ...placesSection(parts, head),
    ...paragraph(parts.apply),
  ];
};

const running: Layout = (parts, _head, draw) => {
  const aboutFirst = draw.chance("about first", 0.4);
  return [
    ...paragraph(parts.intro, aboutFirst ? parts.about : ""),
    ...paragraph(dutiesSentence(parts, draw)),
    ...paragraph(...parts.more),
    ...paragraph(needsSentence(parts, draw), ...parts.asked.map(sentence)),
    ...paragraph(...parts.given.map(sentence)),
    ...paragraph(aboutFirst ? "" : parts.about, placesSentence(parts)),
    ...paragraph(parts.apply),
  ];
};

const mixed: Layout = (parts, head, draw) => [
  ...paragraph(parts.intro, ...parts.more),
  ...paragraph(dutiesSentence(parts, draw)),
  head("needs"),
  ...list(needItems(parts, draw)),
  ...(parts.given.length > 1
    ? [head("terms"), ...list(parts.given.map(label))]
    : paragraph(...parts.given.map(sentence))),
  ...paragraph(parts.about),
  ...placesSection(parts, head),
  ...paragraph(parts.apply),
];

function termsSection(parts: Parts, head: Heading, asList: boolean, asLabels: boolean): Block[] {
  const { given, series } = parts;
  if (given.length === 0) return series ? paragraph(`${series}.`) : [];
  if (given.length > 2 && asList)
    return [head("terms"), ...list([...given.map(asLabels ? label : item), ...(series ? [series] : [])])];
  return [head("terms"), ...paragraph(...given.map(sentence), series ? ended(series) : "")];
}

function needItems({ needs, asked, plus }: Parts, draw: Draw): string[] {
  const wishes = draw.shuffled("wish", [
    (text: string) => `Preferred: ${text}`,
    (text: string) => `${sentenceStart(text)} preferred`,
    (text: string) => `${sentenceStart(text)} (a plus)`,
  ]);
  return [
    ...needs.map(sentenceStart),
    ...asked.map(item),
    ...plus.map((text, index) => wishes[index]?.(text) ?? text),
  ];
}

function needsSentence({ needs, plus }: Parts, draw: Draw): string {
  const opening = draw.one("needs opening", [
    "We are looking for someone with",
    "You should come with",
    "The right person has",
    "The position calls for",
  ]);
  const wish = draw.one("wish opening", ["Helpful, but not required:", "Also useful:", "A plus:"]);
  return `${opening} ${series(needs)}.${plus.length > 0 ? ` ${wish} ${series(plus, "or")}.` : ""}`;
}

function dutiesSentence({ duties }: Parts, draw: Draw): string {
  const lowered = duties.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
  const opening = draw.one("duties opening", [
    "You will",
    "In this position you will",
    "You'll",
    "Expect to",
  ]);
  return `${opening} ${series(lowered)}.`;
}

/** "a, b and c", or "a; b, with c; and d" if an item has a comma. */
function series(texts: string[], word: "and" | "or" = "and"): string {
  const simple = !texts.some((text) => /,| and | or /.test(text));
  if (simple) return listing(texts, word);
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join("; ")}; ${word} ${texts.at(-1)}`;
}

function placesSection({ places }: Parts, head: Heading): Block[] {
  return places.length > 0 ? [head("places"), ...list(places)] : [];
}

function placesSentence({ places }: Parts): string {
  return places.length > 0 ? `Positions may be filled in ${places.join("; ")}.` : "";
}

const labels: Record<string, string> = {
  housing: "Housing",
  meals: "Meals",
  travel: "Travel",
  transport: "Transportation",
  benefits: "Benefits",
  bonus: "Bonus",
};

/** "Housing: Shared field housing is provided at no cost"; a text with its own label keeps it. */
function label(said: StatedTerm): string {
  const { text, fact, states } = said;
  if (/^[A-Z][A-Za-z -]{2,24}:|^(Housing|Benefits)/.test(text)) return item(said);
  const { season_start: start, season_end: end, pay, hours_per_week: hours, positions } = states;
  if (fact === "season" && start && end) return `Dates: ${start} to ${end}`;
  if (fact === "season") return start ? `Start: ${start}` : `Until: ${end}`;
  if (fact === "pay") return pay && !text.includes("overtime") ? `Pay: ${pay}` : item(said);
  if (fact === "hours" && hours) return `Hours: ${hours} a week`;
  if (fact === "positions" && positions) return `Openings: ${positions}`;
  const name = labels[fact];
  return name ? `${name}: ${item(said)}` : item(said);
}

function item({ text }: StatedTerm): string {
  return text.endsWith(".") && !/[.!?] [A-Z]/.test(text) ? text.slice(0, -1) : text;
}

function sentence({ text }: StatedTerm): string {
  return ended(text);
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function heading(name: string, tags: Set<string>, draw: Draw): Block {
  const named = new Set([...tags, name]);
  const fitting = headings.filter((line) => line.for.split(" ")[0] === name && fits(line, named));
  const says = fitting.at(-1)?.says ?? [];
  return { kind: "heading", text: draw.one(`heading ${name}`, says) ?? name };
}

function titled(text: string): Block {
  return { kind: "heading", text };
}

function paragraphs(texts: string[]): Block[] {
  return texts.flatMap((text) => paragraph(text));
}

function paragraph(...sentences: string[]): Block[] {
  const text = sentences.filter(Boolean).join(" ");
  return text ? [{ kind: "paragraph", text: sentenceStart(text) }] : [];
}

function list(items: string[]): Block[] {
  if (items.length > 1) return [{ kind: "list", items }];
  return paragraph(...items.map(ended));
}
