import { plain } from "./clauses.ts";

const elsewhere =
  /\b(?:recruited|advertised|posted|hired|listed|filled|announced) separately\b|\b(?:apply|recruited|advertised|posted|listed) (?:at|through|via|under|on|in|with) (?:another|an? (?:different|separate)|(?:its|their) own) (?:link|posting|page|ad|advert|announcement|vacancy|listing|form)\b|\b(?:has|have) (?:its|their) own (?:posting|ad|advert|announcement|listing)\b/;
const role =
  "(interns?|volunteers?|guides?|leaders?|cooks?|chefs?|bakers?|instructors?|counselors?|technicians?|rangers?|hosts?|drivers?|housekeepers?|servers?|bartenders?|assistants?|managers?|keepers?)";
const besides = new RegExp(
  `\\bwe(?:'re| are)? also (?:have|hire|hiring|need|seek(?:ing)?|recruit(?:ing)?|looking for|advertising)\\b(?: [a-z-]+){0,4}? ${role}\\b|^\\W*${role}(?: (?:and|or) [a-z]+)? should (?:use|see|apply)\\b`,
);

/** "Crew leaders ($22/hr) apply at another link", in a posting for others. */
export function isOfOtherJob(text: string, title: string): boolean {
  const small = plain(text);
  if (elsewhere.test(small)) return true;
  const found = besides.exec(small);
  const named = (found?.[1] ?? found?.[2])?.replace(/s$/, "");
  return named !== undefined && !title.toLowerCase().includes(named);
}
