import { formatCount, numberWord } from "#core/text/number-words.ts";

export const linkHours = 1;
export const sessionDays = 30;
export const longestSessionDays = 180;
export const emailChangeHours = 24;

export const linkLife = formatCount(linkHours, "hour");
export const linkLifeInWords = formatCount(linkHours, "hour").replace(/^\d+/, () => numberWord(linkHours));
