import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDescription } from "#core/text/description.ts";
import { htmlToGrammar, textToGrammar } from "#core/text/html.ts";
import { runs } from "#test/runs.ts";

describe("htmlToGrammar", () => {
  test("writes headings, paragraphs and bullets", () => {
    const html =
      "<div><h2>The role</h2><p>Lead <b>day</b> trips&nbsp;on the river &amp; lake.</p><ul><li>Row</li><li><p>Cook</p></li></ul></div>";
    expect(htmlToGrammar(html)).toBe("# The role\n\nLead day trips on the river & lake.\n\n- Row\n- Cook");
  });

  test("turns numbered and nested lists into flat bullets", () => {
    expect(htmlToGrammar("<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>")).toBe(
      "- One\n- Two\n- Three",
    );
  });

  test("takes a bold paragraph for a heading", () => {
    expect(htmlToGrammar("<p><strong>What you will do:</strong></p><p>Guide.</p>")).toBe(
      "# What you will do\n\nGuide.",
    );
  });

  test("starts lines at breaks, with their own bullets", () => {
    expect(htmlToGrammar("Duties<br>• Patrol<br>• Teach")).toBe("# Duties\n\n- Patrol\n- Teach");
  });

  test("reads doubly escaped HTML", () => {
    expect(htmlToGrammar("&lt;p&gt;Caf&amp;eacute; &amp;amp; bar&lt;/p&gt;")).toBe("Café & bar");
    expect(htmlToGrammar("&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;")).toBe("Twice");
  });

  test("drops scripts, styles, handlers and frames", () => {
    const html =
      '<p onclick="x()">Hi</p><script>alert(1)</script><style>p{}</style><iframe src="//evil"></iframe><svg><text>no</text></svg><img src=x onerror=y>';
    expect(htmlToGrammar(html)).toBe("Hi");
  });
});

describe("textToGrammar", () => {
  test("unifies bullets of many kinds", () => {
    expect(textToGrammar("• a1\n* b1\n– c1\n1. d1\n(2) e1\n\uf0b7 f1\n•\ng1")).toBe(
      "- a1\n- b1\n- c1\n- d1\n- e1\n- f1\n- g1",
    );
  });

  test("takes a short line with a colon or in title case for a heading", () => {
    const prose =
      "We look after twelve huts along the ridge and need a steady hand for the whole of the summer.";
    expect(textToGrammar(`Essential Functions:\n• Patrol\nAbout the Company\n${prose}`)).toBe(
      `# Essential Functions\n\n- Patrol\n\n# About the Company\n\n${prose}`,
    );
  });

  test("keeps an unclear short line as a paragraph", () => {
    expect(textToGrammar("Team Member\n\nGreat Place, Utah")).toBe("Team Member\n\nGreat Place, Utah");
  });

  test("joins a manually broken sentence", () => {
    expect(textToGrammar("Must be able to hike\nten miles a day.\nNext.")).toBe(
      "Must be able to hike ten miles a day.\n\nNext.",
    );
  });

  test("cuts at fifty thousand characters", () => {
    expect(textToGrammar("word ".repeat(20_000)).length).toBeLessThanOrEqual(50_000);
  });
});

const many = 400_000;
const hostile = {
  "tags within tags": "<".repeat(many / 2) + "a>".repeat(many / 4),
  "tags that never end": "<p ".repeat(many / 3),
  "tags that never end, unknown": "<a".repeat(many / 2),
  "nothing but opening brackets": "<".repeat(many),
  "bold in bold": "<b>".repeat(many / 3),
  "a line of bullets": "* ".repeat(many / 2),
  "a sentence broken at each letter": "a\n".repeat(many / 2),
  "marks upon marks": "\u0301\u0323".repeat(many / 2),
};

// Quadratic readings took eight to forty seconds here.
test.each(Object.entries(hostile))("htmlToGrammar is quick for 400,000 characters of %s", (_, text) => {
  const start = process.cpuUsage();
  for (const md of [htmlToGrammar(text), textToGrammar(text)]) expect(md).not.toMatch(/<[a-z/!?]/i);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(4_000);
});

test("htmlToGrammar removes nested tags at any depth", () => {
  expect(textToGrammar("Row <<b>b>boats")).toBe("Row < b>boats");
  expect(textToGrammar("Row <**b>boats")).toBe("Row boats");
  const deep = textToGrammar(`${"<".repeat(9)}${"/a>".repeat(9)}Row, 5 < 6 <3`);
  expect(deep).not.toMatch(/<[a-z/!?]/i);
  expect(deep).toContain("Row, 5 < 6 <3");
});

const pieces = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "<p>",
    "</p>",
    "<li>",
    "</li>",
    "<ul>",
    "</ul>",
    "<h2>",
    "</h2>",
    "<b>",
    "</b>",
    "<br>",
    "<script>",
    "</script>",
    "&lt;",
    "&gt;",
    "&amp;",
    "&#60;",
    "<",
    ">",
    "</",
    "<img src=x onerror=alert(1)>",
    "\n",
    "\n\n",
    "- ",
    "• ",
    "1. ",
    "# ",
    "o ",
    "**",
    ":",
    " ",
    "Word",
    "word",
    "About Us",
    "javascript:",
    "<!--",
    "-->",
    "<a href='x'>",
    "\u0000",
    "\ud800",
    "2.",
  ),
);
const soup = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));

test("htmlToGrammar emits no markup or control characters, and reads back", () => {
  fc.assert(
    fc.property(soup, (text) => {
      for (const md of [htmlToGrammar(text), textToGrammar(text)]) {
        expect(md).not.toMatch(/<[a-z/!?]/i);
        expect(md).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(md.isWellFormed()).toBe(true);
        expect(parseDescription(md).length > 0).toBe(md.length > 0);
      }
    }),
    { numRuns: runs(200) },
  );
});

test("textToGrammar drops tags for LinkedIn", () => {
  expect(htmlToGrammar("<p>Lead trips.</p><p>#LI-Remote</p><p>#LI-DNP #LI-AB1</p>")).toBe("Lead trips.");
  expect(htmlToGrammar("<p>We are #LI-Remote friendly</p>")).toBe("We are #LI-Remote friendly");
});

test("textToGrammar does not change its own grammar", () => {
  fc.assert(
    fc.property(soup, (text) => {
      const once = textToGrammar(text);
      expect(textToGrammar(once)).toBe(once);
    }),
    { numRuns: runs(200) },
  );
});
