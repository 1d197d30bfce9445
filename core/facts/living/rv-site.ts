import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const telling = /\b(?:rvs?|vans?|camp ?site|site with|hook ?-?ups?|camping fees|trailer|motorhome)\b/;
const site =
  /\b(?:(?:full[- ]?(?:hook ?-?up )?|free |employee |staff |host )?(?:rv|van)(?: (?:and|or|&) (?:rv|van))? (?:sites?|spaces?|spots?|pads?|parking|hook ?-?ups?|lots?)|full hook ?-?ups?(?: sites?)?|(?:free|host|complimentary) (?:full[- ]hook ?-?up )?(?:camp ?site|camping site|site|rv site)|(?<!\b(?:on|off)[- ])(?:camp ?site|camping|site|pad|space) with (?:full )?(?:hook ?-?ups|water|power|electric\w*|utilities)|waived camping fees|rv or (?:camper|trailer) (?:site|space)|(?:site|space|spot|pad|room)s? for (?:(?:your|their|an|a|own|staff) )*(?:rv|van|trailer|camper|motor ?home)s?|park (?:your|their|an?) (?:own )?(?:rv|van|trailer|camper)s?)\b/;
const work =
  /\b(?:clean\w*|maintain\w*|maintenance|check|rake|mow\w*|guests?|register|reservations?|escort\w*|assign\w*|inspect\w*|repair\w*|customers?|visitors?|campers)\b/;
const ofWish = /^if you(?:'d| would)? (?:rather|prefer|have|own|bring|live)\b/;
const paid =
  /(?<!(?:[+&]|plus|and) )\$ ?\d(?![^)]{0,15} value)|\bat a (?:[a-z]+ )?(?:cost|rate|fee|charge)\b|\bfor a (?:[a-z]+ )?fee\b|\brent\b/;

const surely =
  /\b(?:provided|available|included|free|complimentary|waived|in exchange|receive|offered|comes with|provides?|offers?)\b/;
const hedges = /\b(?:may|might|some|certain|limited|depend\w*|possible|if|nearby|or)\b/;

export const readRvSite: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (sentence.stance === "duties" || !isForVehicles(text, reading.title)) continue;
    for (const { text: clause, at, kind } of clausesOf(text)) {
      const there = kind === "condition" && !ofWish.test(clause) ? null : site.exec(clause);
      if (!there) continue;
      const { index, 0: words } = there;
      if (work.test(clause.slice(Math.max(0, index - 60), index + words.length + 25))) continue;
      const isDenied = polarityOf(clause, index, index + words.length) === "denied";
      const isPaid =
        paid.test(clause) &&
        !/\bfree|waived|complimentary\b/.test(clause) &&
        !/\b(?:pay(?! period)|wage|hourly)\b|\/ ?h/.test(clause);
      const value = isDenied ? "none" : isPaid ? "at a cost" : "provided";
      const isSure = (isDenied || isPaid || surely.test(clause)) && !hedges.test(clause);
      const more = isSure ? {} : ({ isUnsure: true } as const);
      return [factOf(reading, sentence, at + index, "rv_site", value, more)];
    }
  }
  return [];
};

/** A camp site alone may be for a tent, but hosts of campgrounds live in their vehicles. */
function isForVehicles(text: string, title: string): boolean {
  return /\b(?:rvs?|vans?|hook ?-?ups?|trailers?|campers?|motor ?homes?|utilities|electric\w*|water|hosts?)\b/i.test(
    `${text} ${title}`,
  );
}
