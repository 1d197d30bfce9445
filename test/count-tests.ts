import { existsSync, readFileSync } from "node:fs";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** A runner whose report is missing has not run and counts for nothing. */
export function countTests(vitestReport: string, playwrightReport: string) {
  const vitest = read<VitestReport>(vitestReport);
  const playwright = read<PlaywrightReport>(playwrightReport);
  // A file that cannot be loaded has no tests to fail.
  const brokenFiles = vitest?.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.length,
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = playwright?.stats ?? {};
  // A journey that passed when tried again has passed; `npm test` names it.
  const passed = (vitest?.numPassedTests ?? 0) + expected + flaky;
  const failed = (vitest?.numFailedTests ?? 0) + (brokenFiles?.length ?? 0) + unexpected;
  return { passed, failed };
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
