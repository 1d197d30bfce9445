import { listed } from "#core/text/lines.ts";
import { formatCount } from "#core/text/number-words.ts";
import { kindName, money, monthName, mostNamed, number, rangeIn, shortRange } from "./figure-texts.ts";
import type { ParkFigures, PayRange } from "./park-figures.ts";

type Near = {
  name: string;
  park: string;
  sharedBy: string[];
  miles: number;
  widerAt: string;
  alertAt: string;
};

export type ParkWords = {
  heading: string;
  intro: string;
  description: string;
  statistics: { label: string; value: string; source: { name: string } }[];
  text: string;
  faqs: { question: string; answer: string }[];
};

const source = { name: "Counted in our open jobs" };
const mostKinds = 3;
const mostKindsInFull = 7;
const mostMonths = 4;
const mostOthers = 6;

export function parkWords(near: Near, figures: ParkFigures): ParkWords {
  const { jobs, employers, kinds } = figures;
  const heading = `Jobs near ${near.name}`;
  const text = whatIsNear(near);
  const around = `within ${near.miles} miles of ${near.park}`;
  if (!jobs) {
    const none = `No open job is ${around} now. An alert will tell you about the next one.`;
    const statistics = [{ label: `open jobs within ${near.miles} miles`, value: "0", source }];
    return { heading, intro: none, description: none, statistics, text, faqs: [howToHear(near)] };
  }
  const howMany = `${formatCount(jobs, "open job")} of ${formatCount(employers, "employer")} ${jobs === 1 ? "is" : "are"} ${around}`;
  const named = kinds.filter(({ kind }) => kind !== "Other").slice(0, mostKinds);
  const intro = [`${howMany}.`, kindsSaid(jobs, named), payInShort(figures), seasonInShort(figures)];
  return {
    heading,
    intro: intro.filter(Boolean).join(" "),
    description: [
      `${howMany}:`,
      `${
        listed(
          named.map(({ kind }) => kindName(kind)),
          "and",
        ) || "all kinds of work"
      }.`,
      payInShort(figures),
    ]
      .filter(Boolean)
      .join(" "),
    statistics: statisticsOf(near, figures),
    text,
    faqs: [
      { question: `What work is there near ${near.name}?`, answer: allKinds(figures) },
      ...asked(`What do jobs near ${near.name} pay?`, payInFull(figures)),
      ...asked(`When do jobs near ${near.name} start?`, startsInFull(figures)),
      ...asked(`Do jobs near ${near.name} come with housing?`, housingInFull(figures)),
    ],
  };
}

function asked(question: string, answer: string | null) {
  return answer ? [{ question, answer }] : [];
}

function kindsSaid(jobs: number, [first, ...others]: ParkFigures["kinds"]): string | null {
  if (!first) return null;
  if (first.jobs === jobs) return `${jobs === 1 ? "It is" : "All are"} in ${kindName(first.kind)}.`;
  const rest = listed(
    others.map(({ kind, jobs }) => `${kindName(kind)} (${number(jobs)})`),
    "and",
  );
  if (2 * first.jobs > jobs)
    return `More than half, ${number(first.jobs)}, are in ${kindName(first.kind)}${rest && `; then ${rest}`}.`;
  return rest
    ? `The largest group, ${number(first.jobs)}, is in ${kindName(first.kind)}, followed by ${rest}.`
    : null;
}

function payInShort({ pay: { hour, year } }: ParkFigures): string | null {
  if (hour) return `Pay is stated ${rangeIn(hour, "an hour")} (${formatCount(hour.jobs, "job")}).`;
  return year && `Pay is stated ${rangeIn(year, "a year")} (${formatCount(year.jobs, "job")}).`;
}

function seasonInShort({ starts, stated }: ParkFigures): string | null {
  const most = mostNamed(starts)[0];
  if (most) return `${monthName(most.month)} is the most common start month.`;
  if (stated.summer)
    return `${formatCount(stated.summer, "job")} ${stated.summer === 1 ? "is" : "are"} for the summer season.`;
  return stated.winter
    ? `${formatCount(stated.winter, "job")} ${stated.winter === 1 ? "is" : "are"} for the winter season.`
    : null;
}

function statisticsOf({ miles }: Near, { jobs, employers, kinds, pay, starts, stated }: ParkFigures) {
  const { hour, year } = pay;
  const [most] = mostNamed(starts);
  const figures = [
    {
      label: `open ${jobs === 1 ? "job" : "jobs"} within ${miles} miles`,
      value: number(jobs),
    },
    {
      label: `${employers === 1 ? "employer" : "employers"} hiring`,
      value: number(employers),
    },
    hour
      ? {
          label: `an hour, where ${formatCount(hour.jobs, "job")} ${hour.jobs === 1 ? "states" : "state"} it`,
          value: shortRange(hour),
        }
      : year
        ? {
            label: `a year, where ${formatCount(year.jobs, "job")} ${year.jobs === 1 ? "states" : "state"} it`,
            value: shortRange(year),
          }
        : { label: kinds.length === 1 ? "kind of work" : "kinds of work", value: String(kinds.length) },
    ...(most
      ? [{ label: `start named most (${formatCount(most.jobs, "job")})`, value: monthName(most.month) }]
      : stated.housed
        ? [{ label: "with housing provided", value: number(stated.housed) }]
        : []),
  ];
  return figures.map((figure) => ({ ...figure, source }));
}

function allKinds({ jobs, kinds }: ParkFigures): string {
  const kindNames = kinds
    .slice(0, mostKindsInFull)
    .map(({ kind, jobs }) => `${number(jobs)} in ${kindName(kind)}`);
  const left = kinds.slice(mostKindsInFull).reduce((sum, { jobs }) => sum + jobs, 0);
  const all = left ? [...kindNames, `${number(left)} in other kinds`] : kindNames;
  return `Of ${formatCount(jobs, "open job")}, ${listed(all, "and")}. The kind is ours: we read it from each title.`;
}

function payInFull({ jobs, pay: { hour, year } }: ParkFigures): string | null {
  const stated = [
    { range: hour, unit: "an hour" },
    { range: year, unit: "a year" },
  ].flatMap(({ range, unit }) => (range ? [{ range, unit }] : []));
  if (!stated.length) return null;
  const silent = jobs - stated.reduce((sum, { range }) => sum + range.jobs, 0);
  return [
    ...stated.map(({ range, unit }) => payLine(range, jobs, unit)),
    ...(silent > 0
      ? [`${number(silent)} ${silent === 1 ? "does" : "do"} not, or not by the hour or year.`]
      : []),
  ].join(" ");
}

function payLine(range: PayRange, jobs: number, unit: string): string {
  const half =
    range.jobs > 2 && range.low < range.high ? ` At least half of those reach ${money(range.middle)}.` : "";
  return `${number(range.jobs)} of ${formatCount(jobs, "job")} ${range.jobs === 1 ? "states" : "state"} pay in dollars ${rangeIn(range, unit)}.${half}`;
}

function startsInFull({ jobs, starts, stated }: ParkFigures): string | null {
  const most = mostNamed(starts)
    .slice(0, mostMonths)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const seasons = [
    stated.summer ? `${number(stated.summer)} for the summer season` : "",
    stated.winter ? `${number(stated.winter)} for the winter season` : "",
  ].filter(Boolean);
  const lines = [
    stated.start &&
      `${number(stated.start)} of ${formatCount(jobs, "job")} ${stated.start === 1 ? "says" : "say"} when work starts.`,
    most.length &&
      `Named most from now on: ${listed(
        most.map(({ month, jobs }) => `${monthName(month)} (${number(jobs)})`),
        "and",
      )}.`,
    seasons.length && `By the months they name, ${listed(seasons, "and")}.`,
  ].filter(Boolean);
  return lines.length ? lines.join(" ") : null;
}

function housingInFull({ jobs, stated: { housing, housed } }: ParkFigures): string | null {
  if (!housing) return null;
  const provided = housed
    ? `${number(housed)} of ${formatCount(jobs, "job")} ${housed === 1 ? "says" : "say"} that housing is provided.`
    : `None of ${formatCount(jobs, "job")} says that housing is provided.`;
  const others = housing - housed;
  const more = others
    ? ` ${number(others)} more ${others === 1 ? "says" : "say"} something else about it: at a cost, a stipend, or none.`
    : "";
  const silent = jobs - housing;
  return `${provided}${more}${silent ? ` ${number(silent)} ${silent === 1 ? "does" : "do"} not say.` : ""}`;
}

function howToHear({ name, park, widerAt, alertAt }: Near) {
  return {
    question: `How do I hear about the next job near ${name}?`,
    answer: `[Set up an alert](${alertAt}) for this park. Or [look farther around ${park}](${widerAt}).`,
  };
}

function whatIsNear({ name, park, sharedBy, miles, widerAt }: Near): string {
  const others = sharedBy.slice(0, mostOthers);
  const left = sharedBy.length - others.length;
  const named = listed([...others, ...(left ? [formatCount(left, "other")] : [])], "and");
  const shares = named
    ? ` More than half of the jobs near ${named} are the same, so ${sharedBy.length === 1 ? "it shares" : "they share"} this page.`
    : "";
  return [
    `## What counts as near ${name}`,
    `A place of work at most ${miles} miles from ${park}, measured in a straight line: by road it may be farther. A job that names only a state or a region is not counted.${shares}`,
    `[Look farther around ${park}](${widerAt})`,
  ].join("\n\n");
}
