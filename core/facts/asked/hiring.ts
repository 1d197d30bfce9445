import { readKinds } from "#core/facts/clauses.ts";

const kinds = {
  "until filled":
    /\b(?:until (?:(?:all )?(?:the )?(?:positions?|vacanc(?:y|ies)|roles?|spots?|jobs?|it) (?:is|are|has been|have been) )?filled|open until filled|remain open until|till filled)\b/,
  rolling:
    /\b(?:rolling basis|rolling (?:applications?|admission|review)|reviewed as (?:they are |they're )?(?:received|submitted|they arrive|they come)|review(?:ed|ing)? (?:applications? )?(?:on a rolling|as received|upon receipt)|hire on an ongoing)\b/,
  "review begins":
    /\b(?:review(?:ing)? (?:of )?(?:applications? |applicants |candidates )?(?:will )?(?:begins?|starts?|commences?)|(?:applications?|candidates|applicants) (?:will be|are) (?:reviewed|considered|evaluated) (?:beginning|starting|after|from)|begin(?:ning)? (?:to )?review(?:ing)? (?:of )?applications?|priority (?:deadline|consideration|review))\b/,
};
const otherThings =
  /\b(?:(?:housing|lodging|beds?|rooms?|spaces?) (?:is |are )?(?:only )?available|classes|courses?|sessions? (?:is|are)|patients?|data|not (?:be )?(?:reviewed|considered)|vacancies of)\b/;

export const readHiring = readKinds("hiring", kinds, (text) => otherThings.test(text));
