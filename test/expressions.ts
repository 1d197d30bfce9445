// One step of `npm run prove`: every regular expression of the product is linear in what it reads, or accepted here.
import { existsSync, globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { parseSync } from "vite";

/** Expressions, files or folders whose time may grow faster than the text, with why it cannot take long. */
const accepted: Record<string, string> = {
  "core/relevance/category.ts": "lists of words, tried on a title",
  "core/facts/": "reads sentences of 2,000 characters at most, of a posting of 50,000",
  "core/postings/screening/screening-rules.ts": "each looks a few words ahead, in a posting of 64 kB at most",
  "core/jobs/intake/clean-title.ts": "reads the first 400 characters of a title",
  "/(?<=[.;:!?)*]) ?\\*{0,2}\\b([A-Z][A-Z&/'’(),-]*(?: [A-Z&/'’(),-]{1,30}){0,7})$/":
    "reads the 200 characters before a colon",
  "/<script\\b([^>]*)>([\\s\\S]*?)<\\/script>/g": "reads our own HTML, in which the < of a text is escaped",
  "/[\\s.,;:·–-]+$/": "reads a preview of 200 characters",
  "/[^.:;!?\\n]*$/": "reads the 400 characters before a word",
  "/<style\\b.*?<\\/style>/gis": "runs in the browser, on what its reader pastes there",
  "/(\\p{M}{30})\\p{M}+/gu": "looks 30 marks ahead",
  "/\\n\\s*\\n|\\n#|(?:^|\\n)(?:key |your |job |main )?(?:responsibilities|requirements|about the (?:role|job|position)|job description|what you['’]ll do|duties)\\b/i":
    "two line ends with blanks between them already match",
};

function isAccepted(file: string): boolean {
  return Object.keys(accepted).some((key) => key === file || (key.endsWith("/") && file.startsWith(key)));
}

type Node = { type?: string; regex?: { pattern: string; flags: string } };

/** Returns the files of each literal, without `local/`, whose stand-ins read our own texts. */
function findExpressions(): Map<string, { pattern: string; flags: string; files: string[] }> {
  const found = new Map<string, { pattern: string; flags: string; files: string[] }>();
  for (const file of globSync("{app,cli,core,emails,launcher,server,worker}/**/*.{ts,tsx}").sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    walk(parseSync(file, readFileSync(file, "utf8")).program, ({ regex }) => {
      if (!regex) return;
      const key = `/${regex.pattern}/${regex.flags}`;
      const { files } = found.get(key) ?? { files: [] };
      found.set(key, { ...regex, files: [...files, file] });
    });
  }
  return found;
}

function walk(value: unknown, visit: (node: Node) => void) {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Node);
  for (const child of Object.values(value)) walk(child, visit);
}

const expressions = findExpressions();
const gone = Object.keys(accepted).filter((key) => !expressions.has(key) && !existsSync(key));
const faults = gone.map((key) => `accepted, and not there: ${key}`);
let unproved = 0;
for (const [key, { pattern, flags, files }] of expressions) {
  if (accepted[key] || files.every(isAccepted)) continue;
  const found = checkSync(pattern, flags, { timeout: 10_000, randomSeed: 1 });
  if (found.status === "unknown") unproved += 1;
  if (found.status !== "vulnerable") continue;
  const { complexity, attack } = found;
  faults.push(`${[...new Set(files)].join(", ")}\n  ${key}\n  ${complexity.summary}: ${attack.pattern}`);
}
console.log(
  faults.join("\n") ||
    `Of ${expressions.size} regular expressions none takes long; ${unproved} were too long to prove.`,
);
process.exitCode = faults.length ? 1 : 0;
