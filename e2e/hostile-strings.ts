import { hostileTexts } from "#test/hostile-texts.ts";

/** Each would call `noteRun` where it became more than a text. */
const payloads = [
  "<script>noteRun()</script>",
  "<img src=x onerror=noteRun()>",
  "<svg onload=noteRun()>",
  "<body onload=noteRun()>",
  "<iframe src=javascript:noteRun()>",
  "<details open ontoggle=noteRun()>",
  "<input autofocus onfocus=noteRun()>",
  "<video src=x onerror=noteRun()>",
  "<audio src=x onerror=noteRun()>",
  "<a href=javascript:noteRun()>x</a>",
  "<object data=javascript:noteRun()>",
  "<embed src=javascript:noteRun()>",
  "<style onload=noteRun()></style>",
  "<link rel=x href=x onerror=noteRun()>",
  "<base href=//x.invalid>",
  "<meta http-equiv=refresh content=0>",
  " onmouseover=noteRun() x=",
  " autofocus onfocus=noteRun() x=",
  "javascript:noteRun()",
  "$" + "{noteRun()}",
  "{{noteRun()}}",
  "&lt;img src=x onerror=noteRun()&gt;",
  "\\u003cscript\\u003enoteRun()",
  "%3Csvg onload=noteRun()%3E",
];

/** Each ends a text, attribute, element or script around it. */
const ways = [
  ...["", "'", '"', "`", ">", '">', "'>", "-->", "]]>", "<!--", "\\", '\\"', "*/", "//", "\u2028"],
  ...["</script>", "</style>", "</title>", "</textarea>", "</p>", "</a>", "&quot;>"],
];

/** Two of them fit into any line of a form. */
const composed = payloads.flatMap((payload) => ways.map((way) => way + payload));
const known = hostileTexts
  .map((text) => text.replaceAll("alert(1)", "noteRun()"))
  .filter((text) => text.length <= 90);

export const hostileStrings = [...new Set([...composed, ...known])];
