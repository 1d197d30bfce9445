/** Each row has a Latin letter and the letters of other scripts and of phonetics that look like it. */
const imitations = [
  ["a", "аαɑ⍺ᴀꭺꓮ"],
  ["b", "ьƅбвβʙᏼᖯꓐ"],
  ["c", "сᴄςꮯꓚ"],
  ["d", "ԁɗđꓒᴅ"],
  ["e", "еєҽɛεҿᴇꓰ℮"],
  ["f", "ƒϝꞙꓝ"],
  ["g", "ɡցƍɢꮐꓖ"],
  ["h", "һհʜнħꓧ"],
  ["i", "іιɩıɪӏꓲ"],
  ["j", "јϳɉꓙ"],
  ["k", "кκᴋĸқꓗ"],
  ["l", "łƚʟꓡ"],
  ["m", "мᴍꓟ"],
  ["n", "ոռηпɴꓠ"],
  ["o", "оοօσөøᴏ၀ⲟꓳ"],
  ["p", "рρᴘⲣꓑ"],
  ["q", "ԛգզ"],
  ["r", "гᴦʀɾꓣⲅ"],
  ["s", "ѕʂꜱƽꓢ"],
  ["t", "тτᴛŧꓔ"],
  ["u", "υսᴜцʋꓴ"],
  ["v", "νѵᴠꓦ"],
  ["w", "ԝωшɯᴡꓪ"],
  ["x", "хχ×ꓫ"],
  ["y", "уγүʏყꓬ"],
  ["z", "ᴢꓜ"],
  // Some capitals look like another letter than their small ones.
  ["h", "Η"],
  ["m", "Μ"],
  ["n", "Ν"],
  ["y", "Υ"],
  ["z", "Ζ"],
  ["ae", "æӕ"],
  ["oe", "œ"],
  ["ss", "ß"],
] as const;

const latin = new Map(
  imitations.flatMap(([letter, others]) => [...others].map((other): [string, string] => [other, letter])),
);

/** Returns lowercase without accents, invisible characters and imitated letters. */
export function latinLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(other, toLatin)
    .toLowerCase()
    .replace(other, toLatin);
}

const other = /[^\p{ASCII}]/gu;

function toLatin(letter: string): string {
  return latin.get(letter) ?? letter;
}
