import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { Fact, FactReader } from "#core/facts/fact.ts";

export type Company = {
  name: string;
  who: RegExp;
  otherwise: RegExp;
  wanted?: RegExp;
};

const asks =
  /\b(?:case[- ]by[- ]case|ask|inquire|may be|approval|permission|approved|negotiable|contact|possible|considered|some|discuss)\b/;
const welcome =
  /\b(?:welcome|allowed|ok|okay|permitted|accepted|encouraged|friendly|can be accommodated|accommodate|may apply|yes|considered|possible|available|hire|may|invited|team|housing for|great for|perfect for|ideal for)\b/;
const unwelcome =
  /\b(?:not|no|never|cannot|unable|prohibited|discourage[ds]?|n't|only one|without|except)\b|n't\b|\bno\b|: ?no\b/;

const surelyNo =
  /\bno (?:[a-z]+[ ,/]{1,2}(?:and |or )?){0,3}$|\b(?:unable to|cannot|can't|can not|do not|don't) (?:accommodate|allow|permit|accept)\b|^[^.]{0,40}\b(?:not|never) (?:be )?(?:allowed|permitted|welcome|accepted)\b|^ ?[:-] ?no\b/;
const surelyWelcome =
  /^[^.]{0,40}\b(?:welcome|allowed|permitted|accepted|encouraged|ok(?:ay)?|friendly|may (?:also )?apply|yes|can be accommodated)\b|^\?? ?[:-] ?(?:yes|ok|welcome)/;
const hedges =
  /\b(?:some|certain|select|case|approval|approved|may be|limited|if|small|depend\w*|fee|deposit|\$)/;

function isSureOf(value: string, clause: string, start: number, end: number): boolean {
  const [before, after] = [clause.slice(Math.max(0, start - 60), start), clause.slice(end)];
  if (value === "no") return surelyNo.test(before) || surelyNo.test(after);
  return (
    value === "welcome" && !hedges.test(clause) && (surelyWelcome.test(after) || /\bwelcome $/.test(before))
  );
}

/** A "no" comes before a "yes"; "ask" means it depends. */
export function readCompany({ name, who, otherwise, wanted }: Company): FactReader {
  return (reading) => {
    const found: Fact[] = [];
    for (const { sentence, text } of tellingSentences(reading, who)) {
      const sought = wanted?.exec(text);
      if (sought && polarityOf(text, sought.index, sought.index + sought[0].length) !== "denied") {
        const more = hedges.test(text.slice(0, sought.index)) ? ({ isUnsure: true } as const) : {};
        found.push(factOf(reading, sentence, sought.index, name, "welcome", more));
        continue;
      }
      if (otherwise.test(text)) continue;
      const isBare = sentence.text.length < 40 && sentence.heading !== sentence.text;
      for (const { text: clause, at, kind } of clausesOf(text)) {
        const there = who.exec(clause);
        // "No experience with dogs is needed" and "a friendly way with children" are about the work.
        if (
          !there ||
          /\b(?:experience|comfort\w*|patience|way|ease|good|kind|friendly|work\w*|help\w*|handl\w*) (?:[a-z]+ )?(?:with|to|of) (?:[a-z]+ )?$/.test(
            clause.slice(0, there.index),
          )
        )
          continue;
        const end = there.index + there[0].length;
        const fact = (value: string) => {
          const more = isSureOf(value, clause, there.index, end) ? {} : ({ isUnsure: true } as const);
          return factOf(reading, sentence, at + there.index, name, value, more);
        };
        const polarity = polarityOf(clause, there.index, end);
        const isNo =
          polarity === "denied" ||
          (unwelcome.test(clause.slice(Math.max(0, there.index - 60), end + 40)) &&
            (isBare ||
              /\bdiscourage|prohibited|unable to accommodate|not (?:available|allowed|permitted) for|no (?:[a-z]+[ ,/]{1,2}){0,3}[a-z]+$/.test(
                clause.slice(0, end + 40),
              )));
        if (isNo) found.push(fact("no"));
        else if (kind === "condition") continue;
        else if (
          !/\b(?:housing|apply|applicants?|hir|employ|welcome|allowed|bring|ok|friendly|accommodat|permitted|considered|accepted|position|great for|perfect for|ideal for)/.test(
            clause,
          )
        )
          continue;
        else if (asks.test(clause) && !/\bwelcome|\bmay (?:apply|bring)\b/.test(clause))
          found.push(fact("ask"));
        else if (welcome.test(clause)) found.push(fact("welcome"));
      }
    }
    const values = new Set(found.map(({ value }) => value));
    if (values.has("no") && values.has("welcome")) return [];
    const first = (wanted: string) => {
      const all = found.filter(({ value }) => value === wanted);
      return all.find(({ isUnsure }) => !isUnsure) ?? all[0];
    };
    const best = first("no") ?? first("welcome") ?? found[0];
    if (!best) return [];
    return [values.size > 1 ? { ...best, isUnsure: true } : best];
  };
}
