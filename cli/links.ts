import { type CheckedLink, checkLinks } from "#core/content/check-links.ts";
import { listDeadLinks } from "#core/content/link-records.ts";

const usage = `Finds dead outside links in our texts.

  npm run links -- check
  npm run links -- dead

  check  checks every link now, at most two a second; exit code 1 if any is dead
  dead   lists known dead links: address, since when, last answer, pages

The worker checks them every Monday at 09:00 UTC, except with local stand-ins.`;

/** Exit code 1 for dead links or no connection, 2 if misused. */
export async function links(args: string[], check = checkLinks): Promise<number> {
  const [verb, ...rest] = args;
  if (verb === "--help" || verb === "-h") {
    console.log(usage);
    return 0;
  }
  if (verb === "check" && !rest.length) return checkNow(check);
  if (verb === "dead" && !rest.length) return printDead();
  console.error(usage);
  return 2;
}

async function checkNow(check: typeof checkLinks): Promise<number> {
  const checked = await check({ onAnswer: showProgress });
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  if (!checked) {
    console.error("No link could be reached. Is this machine online? Nothing was saved.");
    return 1;
  }
  const [sound, dead, unclear] = (["sound", "dead", "unclear"] as const).map((outcome) =>
    checked.filter((link) => link.outcome === outcome),
  ) as [CheckedLink[], CheckedLink[], CheckedLink[]];
  console.log(
    [
      `${checked.length} ${checked.length === 1 ? "link" : "links"} checked: ${sound.length} working, ${dead.length} dead, ${unclear.length} unclear`,
      ...section("Dead:", dead),
      ...section("Unclear, please open by hand:", unclear),
    ].join("\n"),
  );
  return dead.length ? 1 : 0;
}

function section(heading: string, found: CheckedLink[]): string[] {
  return found.length ? ["", heading, ...found.map(describe)] : [];
}

function describe({ url, status, problem, pages }: Omit<CheckedLink, "outcome">): string {
  return `  ${url}\n    ${[status, problem].filter(Boolean).join(" ")} On ${pages.join(", ")}`;
}

async function printDead(): Promise<number> {
  const found = await listDeadLinks();
  const lines = found.map(
    (link) => `${describe(link)}\n    Since ${link.failingSince.toISOString().slice(0, 10)}`,
  );
  console.log(lines.length ? lines.join("\n") : "No dead links found.");
  return 0;
}

function showProgress({ url }: CheckedLink, left: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${left} left, checked ${url.slice(0, 60)}`);
}
