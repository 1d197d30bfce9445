import { expect, test } from "vitest";
import { extractFacts } from "#core/facts/extract.ts";
import { htmlToGrammar, textToGrammar } from "#core/text/html.ts";

/** As mail programs and careful people break lines. */
function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join("\n");
}

const prose =
  "You row guests down the Green River in Desolation Canyon, cook for them at night and tell them about the Fremont people. The season runs from May 10 to September 20, 2027. Housing in our bunkhouse in Green River is provided at no cost, and all meals are included. Pay is $150 per day. You must be at least 21 years old and hold a current Wilderness First Responder certificate. A valid driver's license is required.";

test("extractFacts reads the same in a wrapped text, a plain one and HTML", () => {
  const said = (text: string) =>
    extractFacts({ title: "Guide", text }).map(({ name, value, proof }) => [name, value, proof]);
  const whole = said(textToGrammar(prose));
  expect(whole.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "season_start",
      "season_end",
      "pay",
      "housing",
      "meals",
      "min_age",
      "certifications",
    ]),
  );
  for (let width = 50; width <= 110; width += 7) {
    const text = wrap(prose, width);
    expect(said(textToGrammar(text))).toEqual(whole);
    expect(said(htmlToGrammar(`<p>${text.replaceAll("\n", "<br>\n")}</p>`))).toEqual(whole);
  }
});
