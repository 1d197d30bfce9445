import { readEmail } from "#core/text/read-email.ts";
import { mailAddress } from "#core/text/web-address.ts";

/** What a reader can call or write to, and where it is in a text. */
export type Contact = { at: number; end: number; href: string };

const dash = "[-\\u2010-\\u2013]";
const extension = "(?:,? ?(?:ext\\.?|extension|x)[ .:]*(?<extension>\\d{1,6}))?";
const isOver = "(?![\\w]|[-+/.,:][\\d])";
const startsAnew = "(?<![\\w.,+#$€£/@:=&-])";

const areaCode = "(?!.11)[2-9][0-8]\\d";
const office = "(?!.11)[2-9]\\d\\d";
const american = new RegExp(
  `${startsAnew}(?<country>\\+?1[ .-]?)?(?:\\((?<inside>${areaCode})\\) ?|(?<area>${areaCode})(?<first>[ ./]|${dash}))(?<office>${office})(?<second>[ .]|${dash})(?<line>\\d{4})${extension}${isOver}`,
  "giu",
);
const foreign = new RegExp(
  `${startsAnew}\\+(?<number>[2-9]\\d{0,2}(?:[ .-]?\\(0\\))?(?:(?:[ .]|${dash})?\\(?\\d{1,5}\\)?){2,6})${extension}${isOver}`,
  "giu",
);
/** The country codes of the ITU, without North America's. */
const countryCode =
  /^(?:2(?:[07]|[1-6]\d|9[0179])|3(?:[0-469]|[578]\d)|4(?:[013-9]|2[013])|5(?:[1-8]|[09]\d)|6(?:[0-6]|[78]\d|9[0-2])|7|8(?:[1246]|5[02356]|8[06])|9(?:[0-58]|[679]\d))/;
const digits = { least: 8, most: 15 };

const email =
  /(?<![\w.%+@/!#$&*=?^`{|}~-])[A-Za-z0-9_%+][\w.%+!#$&'*=?^`{|}~-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@-]|\.\w)/g;

/** Words that say that a number is no phone's, or none to call. */
const otherNumber =
  /(?:\b(?:fax|id|ids|ein|ssn|zip|isbn|req|requisition|announcement|vacancy|posting|position|reference|ref|account|case|order|code|job|job no|permit|license|invoice|tracking)\b\.?[ #:-]*|[#№][ ]*|\bn(?:umber|o\.|r\.)[ #:]*)$/i;
const phoneNumber = /\b(?:phone|telephone|tel|cell|mobile|call|text|contact|office|whatsapp)\b[^\d]{0,24}$/i;

/** Finds only what is surely a phone number or an email address. */
export function findContacts(text: string): Contact[] {
  if (!/\d{4}|@/.test(text)) return [];
  const found = [...findPhones(text, american, toAmerican), ...findPhones(text, foreign, toForeign)];
  const all = [...found, ...findEmails(text)].sort((one, other) => one.at - other.at);
  return all.filter(({ at }, index) => at >= Math.max(0, ...all.slice(0, index).map(({ end }) => end)));
}

type Groups = Partial<Record<string, string>>;

function findPhones(
  text: string,
  pattern: RegExp,
  read: (groups: Groups, isNamed: boolean) => string | null,
) {
  return [...text.matchAll(pattern)].flatMap((match): Contact[] => {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const isNamed = phoneNumber.test(before);
    if (!isNamed && otherNumber.test(before)) return [];
    if (/\bfax\b[^\d]*$/i.test(before)) return [];
    const groups: Groups = match.groups ?? {};
    const number = read(groups, isNamed);
    if (!number) return [];
    const more = groups.extension ? `;ext=${groups.extension}` : "";
    return [{ at: match.index, end: match.index + match[0].length, href: `tel:+${number}${more}` }];
  });
}

/** Three groups between spaces may be anything, unless a word says that they are a phone's. */
function toAmerican({ country, inside, area, first, office, second, line }: Groups, isNamed: boolean) {
  const isSpaced = first === " " && second === " ";
  if (isSpaced && !country && !isNamed) return null;
  if (area && first !== second && !(first === " " || first === "/")) return null;
  return `1${inside ?? area}${office}${line}`;
}

function toForeign({ number = "" }: Groups) {
  const plain = number.replace("(0)", "").replace(/\D/g, "");
  const isWhole = plain.length >= digits.least && plain.length <= digits.most;
  return isWhole && countryCode.test(plain) ? plain : null;
}

function findEmails(text: string): Contact[] {
  return [...text.matchAll(email)].flatMap((match): Contact[] => {
    const [address] = match;
    const word = text.slice(0, match.index).match(/\S{0,200}$/)?.[0] ?? "";
    if (word.includes("://") || word.includes("www.") || !readEmail(address)) return [];
    return [{ at: match.index, end: match.index + address.length, href: mailAddress(address) }];
  });
}
