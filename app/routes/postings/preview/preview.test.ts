import { beforeAll, expect, test } from "vitest";
import { makePostingInput } from "#test/posting-input.ts";
import { request } from "#test/request.ts";

beforeAll(() => request("/healthz"), 60_000);

function ask(path: string, fields: object) {
  const headers = { "content-type": "application/json", origin: "http://localhost:3000" };
  return request(path, { method: "POST", headers, body: JSON.stringify(fields) });
}

async function cleaned(html: string): Promise<string> {
  const { text } = await (await ask("/post-job/paste", { html })).json();
  return text;
}

test("the preview takes only POST", async () => {
  for (const path of ["/post-job/preview", "/post-job/paste"]) expect((await request(path)).status).toBe(405);
});

test("the preview is the card and the page that readers see, and is stored nowhere", async () => {
  const answer = await ask("/post-job/preview", makePostingInput({ description: "- Row" }));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const { card, job } = await answer.json();
  expect(card).toMatchObject({ company: "Summit Guides", location: "Moab, Utah", isFeatured: true });
  expect(card.salary).toBe("USD 30 - 38/hour");
  expect(job.blocks).toEqual([{ kind: "list", items: ["Row"] }]);
  expect(Number.isNaN(Date.parse(job.datePosted))).toBe(false);
});

test("the preview renders half a posting, or nonsense", async () => {
  for (const fields of [
    {},
    { title: "Gui" },
    { salary_min: "x", company_logo_url: "javascript:alert(1)" },
    { title: 3 },
  ]) {
    const answer = await ask("/post-job/preview", fields);
    expect(answer.status).toBe(200);
    expect((await answer.json()).card.companyLogoUrl).toBeNull();
  }
});

/** HTML as Word for Windows puts it on the clipboard. */
const ofWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Symbol;} p.MsoNormal {margin:0in;} --></style>
<!--[if gte mso 10]><style> table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h2><span style='mso-fareast-font-family:"Times New Roman"'>What you will do<o:p></o:p></span></h2>
<p class=MsoNormal>You lead <b style='mso-bidi-font-weight:normal'>day tours</b> on the river,<span style='mso-spacerun:yes'>  </span>from May
to September.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Row the boat<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Cook &amp; tell stories<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const ofPage = `<meta charset='utf-8'><div class="css-1x2 posting" data-qa="body" style="color: rgb(0, 0, 0)"><h3 style="margin: 0px">Who you are</h3><p><span>Two summers </span><a href="https://tracker.example/?u=1" onclick="go()"><span>outdoors</span></a>.</p><ul role="list"><li style="display: list-item"><span>First aid</span></li><li><p>A driving licence</p></li></ul><script>alert(1)</script><img src="https://tracker.example/p.gif" onerror="alert(1)"></div>`;

test("text copied from Word becomes headings, paragraphs and bullets", async () => {
  expect(await cleaned(ofWord)).toBe(
    "# What you will do\n\nYou lead day tours on the river, from May to September.\n\n- Row the boat\n- Cook & tell stories",
  );
});

test("text copied from a page loses its looks, links and scripts", async () => {
  expect(await cleaned(ofPage)).toBe(
    "# Who you are\n\nTwo summers outdoors.\n\n- First aid\n- A driving licence",
  );
});

test("an empty text stays empty, and a long one is refused", async () => {
  expect(await cleaned("")).toBe("");
  expect((await (await ask("/post-job/paste", { html: 3 })).json()).text).toBe("");
  expect((await ask("/post-job/paste", { html: "x".repeat(70_000) })).status).toBe(413);
});

test.each([
  ["title", 100],
  ["company_name", 100],
  ["location", 100],
  ["city", 100],
  ["description", 10_000],
])("the preview shows no more of %s than %i letters", async (field, longest) => {
  const answer = await ask("/post-job/preview", makePostingInput({ [field]: "é7 ".repeat(16_000) }));
  expect(answer.status).toBe(200);
  const { card, job } = await answer.json();
  const runs = JSON.stringify([card, job]).match(/(?:é7 ?)+/g) ?? [];
  expect(Math.max(0, ...runs.map(({ length }) => length))).toBeLessThanOrEqual(longest);
});
