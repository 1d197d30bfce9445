import type { Fact } from "./fact.ts";
import { pluralOf, roleFromTitle, withArticle } from "./role.ts";
import { choose } from "./stable-hash.ts";
import { employerName, placesPhrase, sentenceStart } from "./wording.ts";

/** The first sentence: who hires for what, and where. */
export function opening(fact: Fact): string {
  const role = roleFromTitle(fact.title);
  const who = employerName(fact.employer);
  const where = placesPhrase(fact.places);
  const many = (fact.positions ?? 1) > 1 ? fact.positions : null;
  const simple = !role.name.includes("/");
  const choices =
    many && role.person && simple
      ? hiringMany(who, `${many} ${pluralOf(role)}`, where)
      : many
        ? fillingMany(who, many, role.name, where)
        : role.person
          ? hiringOne(who, withArticle(role), role.plural, where)
          : role.programme
            ? offering(who, withArticle(role), where)
            : filling(who, role.name, where);
  return sentenceStart(choose(choices, `opening ${fact.title} ${fact.employer} ${where} ${fact.posted}`));
}

type Choices = [string, ...string[]];

function hiringOne(who: string, what: string, plural: boolean, where: string): Choices {
  return [
    `${who} is hiring ${what} in ${where}.`,
    `${who} is looking for ${what} to work in ${where}.`,
    `${what} ${plural ? "are" : "is"} wanted by ${who} in ${where}.`,
    `${who} has an opening for ${what} in ${where}.`,
    `In ${where}, ${who} is looking for ${what}.`,
  ];
}

function hiringMany(who: string, what: string, where: string): Choices {
  return [
    `${who} is hiring ${what} in ${where}.`,
    `${who} is looking for ${what} for the season in ${where}.`,
    `${what} are wanted by ${who} in ${where}.`,
    `In ${where}, ${who} has openings for ${what}.`,
  ];
}

function fillingMany(who: string, many: number, name: string, where: string): Choices {
  return [
    `${who} has ${many} openings in ${where} under the title “${name}”.`,
    `${who} is filling ${many} positions in ${where}, listed as “${name}”.`,
  ];
}

function offering(who: string, what: string, where: string): Choices {
  return [
    `${who} is offering ${what} in ${where}.`,
    `In ${where}, ${who} is offering ${what}.`,
    `${who} is taking applications for ${what} in ${where}.`,
  ];
}

function filling(who: string, name: string, where: string): Choices {
  return [
    `${who} is filling a position in ${where} under the title “${name}”.`,
    `${who} has an opening in ${where}, listed as “${name}”.`,
    `“${name}” is the title of an opening with ${who} in ${where}.`,
  ];
}
