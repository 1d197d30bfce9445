import { clausesOf, factOf, polarityOf, tellingSentences } from "#core/facts/clauses.ts";
import type { FactReader } from "#core/facts/fact.ts";

const vehicle =
  "(?:rvs?|vans?|(?<!(?:stock|horse|gear|raft|boat|utility) )trailers?(?! park)|campers?|motor ?homes?|rigs?|(?:fifth|5th)[- ]wheels?)";
const place = "(?:(?:camp ?)?sites?|spaces?|spots?|pads?|slots?|parking|lots?)";
const supply = "(?:hook|water|well|power|elec|utilit|sewer|septic|\\d+[- ]?amp)[a-z-]*";
const telling = new RegExp(
  `\\b(?:${vehicle}|camp ?sites?|fhu|hook ?-?ups?|camping fees)\\b|\\b(?:site|pad|space|spot)s?\\b`,
);
const site = new RegExp(
  `\\b(?:${vehicle}(?: (?:and|or|&) ${vehicle})?[- ](?:hook ?-?ups?|${place})|(?:full|partial)[- ]hook ?-?ups?(?:[- ]${place})?|fhu|(?:free|complimentary) (?:full[- ]hook ?-?up )?site|(?:free|host|complimentary|employee|staff|crew|volunteer) (?:full[- ]hook ?-?up )?(?:camp ?sites?|camping site|pads?)|(?<!\\b(?:on|off)[- ])(?:camping|${place})(?:,? with|,? w\\/|,?| has| have) ?\\(?(?:free |full |partial |its own )?${supply}|waived camping fees|site rent|(?:${place}|room|hook ?-?ups?) for (?:(?:your|their|an|a|own|staff|one|two|self-contained) )*${vehicle}|park (?:your|their|an?) (?:own )?${vehicle})\\b`,
);
/** A camp site alone may be for a tent, but hosts of campgrounds live in their vehicles. */
const forVehicles = new RegExp(
  `\\b(?:${vehicle}|hook ?-?ups?|fhu|utilities|electric\\w*|water|hosts?|hosting|work-?camp\\w*|site rent)\\b`,
  "i",
);
/** "Your trailer", "bring an RV" or "vans are welcome" with a place to put it are a site, in either order. */
const own = new RegExp(
  `\\b(?:(?:your|their|own|crew|guides?'?|staff|employees? with) (?:own )?|(?:bring|have|own|in) (?:an?|the|my) (?:own )?|(?:live|sleep) in )${vehicle}\\b|^[^.;:]{0,30}\\b${vehicle}:? (?:are|is) welcome\\b|^(?:[a-z]+,? ){0,3}(?:or )?${vehicle}(?: owners| dwellers)?(?: ?[-:]|,) `,
);
const put =
  /\b(?:(?<!\b(?:on|off|job|work|project|each|camp|from|between|to|to the)[- ])(?:site|pads?|spots?|space|yard|pasture)|(?:back|gravel|employee|staff) (?:lot|loop|row)|on site \d|with (?:water|power|electric\w*)|plug(?:s|ged)? in|outlet|hook ?-?ups?|(?:stay|parks?) (?:free|here|behind|on)|(?:hook|set|park) (?:it|them) up|place for yours)\b/;
/** Who keeps a campground gets a site in it. */
const keeper = /\b(?:hosts?|hosting|work-?camp(?:er|ing)?s?)\b/i;
const ofKeeper =
  /\b(?:given|gets?|receives?|hours(?: a week| each)?(?: in exchange)? for|exchange for|offered|provided(?: with)?) (?:an?|the|your|their) (?:[a-z-]+ )?(?:camp ?)?site\b|\b(?:camp|stay|live) (?:free )?(?:in|on|at) (?:the|a) (?:host )?site\b|\bsite of (?:their|your) own\b/;
const work =
  /\b(?:clean\w*|maintain\w*|maintenance|check|rake|mow\w*|guests?|register|reservations?|reserve (?:an?|your)|winteri\w+|escort\w*|assign\w*|inspect\w*|repair\w*|customers?|visitors?|campers(?! on)|tow vehicle)\b/;
const ofBusiness =
  /\b(?:has|have|with|offers?|of|our|operates?|manages?|runs?) (?:over |more than )?\d{2,3} (?:[a-z-]+ ){0,3}$|^(?:our|the) (?:[a-z-]+ ){0,3}(?:resort|park|campground) (?:has|offers|features|boasts|is)\b/;
const ofWish = /^if you(?:'d| would)? (?:rather|prefer|have|own|bring|live)\b/;
const paid =
  /(?<!(?:[+&]|plus|and) )\$ ?\d(?![^)]{0,15} value)|\bat a (?:[a-z]+ )?(?:cost|rate|fee|charge)\b|\bfor a (?:[a-z]+ )?fee\b|\brent\b/;
const free = /\bfree|waived|complimentary|for nothing|no(?:thing to pay| charge| cost)\b/;
const surely =
  /\b(?:provided|available|included|waived|complimentary|free|exchange|offered|comes with|provides?|offers?|gets?|receives?|given|yours|welcome|for nothing|no (?:cost|charge)|nothing to pay|(?:live|stay) in your|costs you nothing|hours for)\b/;
const hedges = /\b(?:may|might|some|certain|limited|depend\w*|possible|if|nearby|or)\b/;
/** "No housing, though there's a spot, and there is never a charge": the part between tells of the spot. */
const before = /^.*(?:\b(?:tho|though|but)\b|, (?=there(?:'s| is| are)\b))/;
const behind = /,? and (?:there|we|you|it)\b/;

export const readRvSite: FactReader = (reading) => {
  for (const { sentence, text } of tellingSentences(reading, telling)) {
    if (sentence.stance === "duties" || !forVehicles.test(`${text} ${reading.title}`)) continue;
    const isKeepers = keeper.test(`${reading.title} ${text}`);
    const isOwn = own.test(text) && put.test(text);
    for (const { text: words, at, kind } of clausesOf(text)) {
      const clause = text.slice(at, at + words.length);
      if (kind === "condition" && !ofWish.test(clause)) continue;
      const there =
        site.exec(clause) ?? (isKeepers ? ofKeeper.exec(clause) : null) ?? (isOwn ? put.exec(clause) : null);
      if (!there) continue;
      const { index } = there;
      const end = index + there[0].length;
      if (
        work.test(clause.slice(Math.max(0, index - 60), end + 25)) ||
        ofBusiness.test(clause.slice(0, index))
      )
        continue;
      const start = before.exec(clause.slice(0, index))?.[0].length ?? 0;
      const [rest = ""] = clause.slice(end).split(behind);
      const isDenied = polarityOf(clause.slice(start, end) + rest, index - start, end - start) === "denied";
      const said = isOwn ? text : clause;
      const isPaid =
        paid.test(said) && !free.test(said) && !/\b(?:pay(?! period| \$)|wage|hourly)\b|\/ ?h/.test(said);
      const value = isDenied ? "none" : isPaid ? "at a cost" : "provided";
      const isSure = (isDenied || isPaid || surely.test(said)) && !hedges.test(said);
      const more = isSure ? {} : ({ isUnsure: true } as const);
      return [factOf(reading, sentence, at + index, "rv_site", value, more)];
    }
  }
  return [];
};
