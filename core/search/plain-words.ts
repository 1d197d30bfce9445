const accented = "àáâãäåāăąçćčďđèéêëēėęěğģìíîïīįıķłľļñńňņòóôõöøōőŕřśšşșťţțùúûüūůűųýÿžźż";
const plain = "aaaaaaaaacccddeeeeeeeeggiiiiiiiklllnnnnoooooooorrsssstttuuuuuuuuyyzzz";
const letters = new Map([...accented].map((letter, index) => [letter, plain[index] ?? letter]));

/** The words of a text in lower case and without accents: "U.S. Forêt & Lac" → "us", "foret", "and", "lac". As the database's `plain_words`. */
export function plainWords(text: string): string[] {
  const bare = [...text.normalize("NFC").toLowerCase()]
    .map((letter) => letters.get(letter) ?? letter)
    .join("");
  return (
    bare
      .replaceAll("&", " and ")
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
