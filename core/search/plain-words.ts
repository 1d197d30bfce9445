const accented = "àáâãäåāăąçćčďđèéêëēėęěğģìíîïīįıķłľļñńňņòóôõöøōőŕřśšşșťţțùúûüūůűųýÿžźż";
const plain = "aaaaaaaaacccddeeeeeeeeggiiiiiiiklllnnnnoooooooorrsssstttuuuuuuuuyyzzz";
const letters = new Map([...accented].map((letter, index) => [letter, plain[index] ?? letter]));

/**
 * "U.S. Forêt & Lac" gives "us", "foret", "and", "lac". The database function `plain_words` does the same.
 */
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
