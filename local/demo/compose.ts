import type { Block } from "./demo-job.ts";
import type { Fact } from "./fact.ts";
import { kindOfWork } from "./kinds-of-work.ts";
import { occupationalSeries } from "./occupational-series.ts";
import { opening } from "./opening.ts";
import { choose } from "./stable-hash.ts";
import { lengthInMonths, monthAndDay, payWords, placeName, sentenceStart } from "./wording.ts";

/**
 * A description in our own words, from the facts alone: who hires for what, where, for how much and when.
 * Wording and order follow from the facts by a stable hash, so that jobs do not read alike.
 */
export function composeDescription(fact: Fact): Block[] {
  const layout = choose([glanceLayout, sectionsLayout, shortLayout], seedOf(fact, "layout"));
  return layout(fact);
}

/** Everything at a glance in a list between two paragraphs. */
function glanceLayout(fact: Fact): Block[] {
  return [
    ...paragraph(opening(fact), nature(fact)),
    ...paragraph(workSentences(fact)),
    ...section(fact, ["At a glance", "The facts", "In short"], list(glance(fact))),
    ...section(fact, ["How to apply", "Applying", "Next steps"], paragraph(howToApply(fact))),
  ];
}

/** A section for each question a reader has. */
function sectionsLayout(fact: Fact): Block[] {
  const terms = [paySentence(fact), seasonSentence(fact)];
  return [
    ...section(
      fact,
      ["About this job", "The position", "What this is"],
      paragraph(opening(fact), nature(fact)),
    ),
    ...section(fact, ["The work", "What the work is like", "Kind of work"], paragraph(workSentences(fact))),
    ...section(
      fact,
      seasonSentence(fact) ? ["Pay and season"] : ["Pay", "What it pays"],
      paragraph(...terms),
    ),
    ...placesSection(fact),
    ...section(
      fact,
      ["How to apply", "Applying", "Where to apply"],
      paragraph(seriesSentence(fact), howToApply(fact)),
    ),
  ];
}

/** Terms first, the work after them. */
function shortLayout(fact: Fact): Block[] {
  return [
    ...paragraph(opening(fact), paySentence(fact), seasonSentence(fact)),
    ...section(
      fact,
      ["What the work involves", "About the work", "The work"],
      paragraph(workSentences(fact), nature(fact)),
    ),
    ...placesSection(fact),
    ...section(
      fact,
      ["Interested?", "How to apply", "The original posting"],
      paragraph(howToApply(fact), seriesSentence(fact)),
    ),
  ];
}

function glance({ places, pay, season, positions, series }: Fact): string[] {
  const names = [...new Set(places.map(placeName))];
  const seriesName = series && occupationalSeries[series];
  return [
    names.length === 1 ? `Where: ${names[0]}` : `Where: ${names.join("; ")}`,
    ...(pay ? [`Pay: ${payWords(pay)}`] : []),
    ...(season ? [`Season: ${monthAndDay(season[0])} to ${monthAndDay(season[1])}`] : []),
    ...(positions ? [`Openings: ${positions}`] : []),
    ...(series ? [`Federal occupational series: ${[series, seriesName].filter(Boolean).join(", ")}`] : []),
  ];
}

function placesSection(fact: Fact): Block[] {
  const names = [...new Set(fact.places.map(placeName))];
  if (names.length < 3) return [];
  return section(fact, ["Places", "Duty stations", "Where you could work"], list(names));
}

function paySentence(fact: Fact): string {
  if (!fact.pay) return "";
  const pay = payWords(fact.pay);
  const single = !pay.includes(" to ");
  const choices: [string, ...string[]] = single
    ? [`Pay is ${pay}.`, `The job pays ${pay}.`, `The posting states pay of ${pay}.`]
    : [`Pay runs from ${pay}.`, `The pay range is ${pay}.`, `The posting states a range of ${pay}.`];
  return choose(choices, seedOf(fact, "pay"));
}

function seasonSentence(fact: Fact): string {
  if (!fact.season) return "";
  const [first, last] = fact.season.map(monthAndDay);
  const length = lengthInMonths(fact.season);
  return choose(
    [
      `The season runs from ${first} to ${last}${length ? `, ${length} in all` : ""}.`,
      `Work begins on ${first} and ends on ${last}.`,
      `The job lasts ${length ? `${length}, ` : ""}from ${first} to ${last}.`,
    ],
    seedOf(fact, "season"),
  );
}

/** What the title itself says about the post: seasonal, permanent, how it is filled. */
function nature({ title, season }: Fact): string {
  const says = [
    [/seasonal/i, "It is a seasonal post."],
    [/\bnon-?perm/i, "It is not a permanent post."],
    [/(?<!non-)\bperm(anent)?\b/i, "It is a permanent post."],
    [/\btemp(orary)?\b/i, "It is a temporary post."],
    [/part[- ]time(?! [A-Z])/i, "It is part-time."],
    [/direct hir/i, "It is filled under the government's direct-hire authority."],
    [/\((motor vehicle operat|MVO\b)/i, "Driving motor vehicles is part of it."],
    [/^supervisory/i, "The post supervises others."],
  ] as const;
  const found = says.filter(([words]) => words.test(title)).map(([, sentence]) => sentence);
  return found.filter((sentence) => !(season && sentence.includes("seasonal"))).join(" ");
}

function workSentences(fact: Fact): string {
  return kindOfWork(fact.title, seedOf(fact, "work")) ?? "";
}

function seriesSentence({ series }: Fact): string {
  const name = series && occupationalSeries[series];
  return name ? `In the federal service this work belongs to series ${series}, ${name}.` : "";
}

function howToApply(fact: Fact): string {
  if (!fact.url)
    return "The job was announced on USAJOBS, the employment site of the United States government.";
  const order = fact.url.match(/H-\d{3}-\d{5}-\d+/)?.[0];
  const host = new URL(fact.url).hostname.replace(/^www\./, "");
  const choices: Record<Fact["from"], [string, ...string[]]> = {
    usajobs: [
      "The announcement on USAJOBS says who may apply and how, and lists all duties and requirements.",
      "Duties, requirements and the way to apply are set out in the announcement on USAJOBS.",
      "Read the full announcement on USAJOBS before you apply: it has the duties, the requirements and the deadline.",
    ],
    boards: [
      `The original posting, with all duties and requirements, is at ${host}.`,
      `For the full text and the way to apply, see the original posting at ${host}.`,
      `Apply leads to ${host}, where the employer says what the job asks for and how to send an application.`,
    ],
    dol: [
      `The job order${order ? ` (${order})` : ""} is published on SeasonalJobs.dol.gov, the US Department of Labor's list of seasonal work.`,
      `Full terms are in job order ${order ?? ""} on SeasonalJobs.dol.gov, where the US Department of Labor lists seasonal jobs.`,
    ],
  };
  return choose(choices[fact.from], seedOf(fact, "apply"));
}

/** A heading over its content; nothing where there is no content. */
function section(fact: Fact, headings: [string, ...string[]], content: Block[]): Block[] {
  if (content.length === 0) return [];
  return [{ kind: "heading", text: choose(headings, seedOf(fact, headings[0])) }, ...content];
}

function paragraph(...sentences: string[]): Block[] {
  const text = sentences.filter(Boolean).join(" ").replaceAll("..", ".");
  return text ? [{ kind: "paragraph", text: sentenceStart(text) }] : [];
}

/** One line alone is no list. */
function list(items: string[]): Block[] {
  return items.length > 1 ? [{ kind: "list", items }] : [];
}

/** The same facts always give the same wording; each choice is drawn on its own. */
function seedOf({ title, employer, places, posted }: Fact, choice: string): string {
  return [choice, title, employer, places[0]?.join(), posted].join("|");
}
